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

const installed = systemChromiums.find((path) => existsSync(path));

export async function launchBrowser({ scrollbars = false } = {}): Promise<Browser> {
  if (!installed)
    throw new Error('The browser tests need Chromium, e.g. apt-get install chromium-headless-shell');
  return chromium.launch({
    executablePath: installed,
    args: ['--no-sandbox', '--disable-extensions', ...plainDrawing],
    ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
  });
}
