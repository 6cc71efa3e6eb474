import type { Locator } from '@playwright/test';
import type { Hands } from '@xana/journeys/site/hands';

const POLL_INTERVAL_MS = 5;
const TIMEOUT_MS = 30_000;

export interface MeasuredHands extends Hands {
  /** Presses so far. */
  clicks(): number;
  /** Fields that were filled so far. */
  fields(): number;
}

/** Acts as soon as the page allows it, so that no time of a person is measured, and counts. */
export function createMeasuredHands(): MeasuredHands {
  let clicks = 0;
  let fields = 0;
  const see = (target: Locator) => until(() => target.isVisible());
  return {
    clicks: () => clicks,
    fields: () => fields,
    see,
    async press(target) {
      await see(target);
      clicks += 1;
      await target.click();
    },
    async type(field, text) {
      await see(field);
      fields += 1;
      await field.fill(text);
    },
  };
}

/** Asks more often than the waits of Playwright, whose pauses grow to half a second. */
export async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error(`The login did not go on within ${TIMEOUT_MS} ms.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
