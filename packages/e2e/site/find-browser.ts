import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The browser for the journeys: the one that is named, else Playwright's own, else a Chromium of this system. */
export function findBrowser(): string {
  const named = process.env.XANA_CHROMIUM;
  if (named) return named;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
    .find((file) => existsSync(file));
  if (!onPath) throw new Error('There is no Chromium here. npm test installs one; or name one: XANA_CHROMIUM=/path/to/chromium');
  return onPath;
}
