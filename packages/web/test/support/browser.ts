import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const systemChromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of the system where there is one, else the one that npm ships. */
export async function launchBrowser(): Promise<Browser> {
  const installed = systemChromiums.find((path) => existsSync(path));
  if (installed) return chromium.launch({ executablePath: installed, args: ['--no-sandbox'] });
  if (process.arch !== 'x64') {
    throw new Error(
      "The Chromium that npm ships is for x86-64: install the system's, e.g. apt-get install chromium",
    );
  }
  const { default: shipped } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await shipped.executablePath(), args: shipped.args });
}
