import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { FONT_STORAGE_KEY } from '@xana/contracts/storage-keys';
import { SITE_ORIGIN } from '../site/test-topology.ts';
import { fileOf } from './album.ts';
import { type Flow, HEIGHTS, THEMES, type View } from './flow.ts';

const STEP_TIMEOUT_MS = 20_000;
const IDLE_TIMEOUT_MS = 5_000;

/** Goes through a flow in one view, and takes each screen in both themes. */
export async function takeFlow(browser: Browser, flow: Flow, view: View, directory: string): Promise<void> {
  const { width, locale } = view;
  const viewport = { width, height: HEIGHTS[width] };
  const context = await browser.newContext({ baseURL: SITE_ORIGIN, viewport, locale, reducedMotion: 'reduce' });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  // As at a second visit: the first page of a new visitor has the fallback font.
  await context.addInitScript((key) => localStorage.setItem(key, 'true'), FONT_STORAGE_KEY);
  try {
    const page = await context.newPage();
    const stage = { page, locale, isPhone: width === 390 };
    await flow.logIn?.(stage);
    await page.goto(flow.path);
    for (const { name, steps = [] } of flow.screens) {
      for (const step of steps) await step(stage);
      mkdirSync(join(directory, name), { recursive: true });
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await settle(page);
        await page.screenshot({ path: join(directory, fileOf(name, view, theme)), type: 'jpeg', quality: 62 });
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  } finally {
    await context.close();
  }
}

/** Waits until nothing is loading and fonts and visible pictures are ready. */
async function settle(page: Page): Promise<void> {
  // The page is in use, and no element shows that the mouse is over it.
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  // A page that asks the platform regularly is never idle.
  await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(() => undefined);
  await page.waitForFunction(
    () => document.querySelectorAll('[data-state="loading"][data-remote-module]').length === 0,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images]
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((image) => image.decode().catch(() => undefined));
    // Real time: a limit for a picture outside the viewport, which is never loaded or decoded.
    await Promise.race([Promise.all(seen), new Promise((resolve) => setTimeout(resolve, 3_000))]);
  });
  // Pictures fade in.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
