import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';

/** Chromium refuses its own sandbox to root, as whom containers run. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
