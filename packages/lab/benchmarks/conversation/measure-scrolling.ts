import type { Page } from '@playwright/test';
import { percentile } from '../composition/statistics.ts';

interface Scrolled {
  direction: 'up' | 'down';
  /** Selects the rows that are in the document. */
  rows: string;
}

export interface ScrollingFigures {
  frames: number;
  /** Frames that took longer than one and a half frames at 60 a second. */
  dropped: number;
  /** Milliseconds between two frames. */
  p99: number;
  maxInterval: number;
  /** The most rows that were in the document at once. */
  maxRows: number;
  /** Text of the row that was reached. */
  reached: string;
}

const FRAME_MS = 1000 / 60;
const DURATION_MS = 30_000;
/** A quick flick of a wheel. */
const STEP_PX = 400;
const STEP_INTERVAL_MS = 50;

/** Turns the wheel for half a minute over a long list and counts the frames that come late. */
export async function measureScrolling(page: Page, { direction, rows }: Scrolled): Promise<ScrollingFigures> {
  const shown = page.locator(rows);
  await shown.first().waitFor();
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.mouse.move(width / 2, height / 2);
  const intervals = await page.evaluateHandle(() => {
    const found: number[] = [];
    // No function in a page may have a name: the compiler would call a helper that the page does not have.
    void (async () => {
      for (let last = performance.now(); ; ) {
        const now = await new Promise<number>(requestAnimationFrame);
        found.push(now - last);
        last = now;
      }
    })();
    return found;
  });
  let maxRows = 0;
  const end = Date.now() + DURATION_MS;
  for (let step = 0; Date.now() < end; step += 1) {
    await page.mouse.wheel(0, direction === 'up' ? -STEP_PX : STEP_PX);
    await page.waitForTimeout(STEP_INTERVAL_MS);
    if (step % 10 === 0) maxRows = Math.max(maxRows, await shown.count());
  }
  const frames = await intervals.jsonValue();
  const row = direction === 'up' ? shown.first() : shown.last();
  return {
    frames: frames.length,
    dropped: frames.filter((interval) => interval > FRAME_MS * 1.5).length,
    p99: percentile(frames, 99),
    maxInterval: Math.max(...frames),
    maxRows,
    reached: /Row \d+/.exec((await row.textContent()) ?? '')?.[0] ?? '–',
  };
}
