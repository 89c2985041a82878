import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const systemChromiums = [
  // Without windows of its own: a third of the work for each person who opens one.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Nothing here has a graphics card, and pretending to have one costs a quarter of the time. */
const plainDrawing = ['--disable-gpu', '--disable-gpu-rasterization', '--disable-software-rasterizer'];

/** The Chromium of the system where there is one, else the one that npm ships. */
export async function launchBrowser({ scrollbars = false } = {}): Promise<Browser> {
  const installed = systemChromiums.find((path) => existsSync(path));
  if (installed)
    return chromium.launch({
      executablePath: installed,
      args: ['--no-sandbox', '--disable-extensions', ...plainDrawing],
      ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
    });
  if (process.arch !== 'x64') {
    throw new Error(
      "The Chromium that npm ships is for x86-64: install the system's, e.g. apt-get install chromium-headless-shell",
    );
  }
  const { default: shipped } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await shipped.executablePath(),
    args: shipped.args,
    ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
  });
}
