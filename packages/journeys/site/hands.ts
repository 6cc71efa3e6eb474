import { expect, type Locator } from '@playwright/test';

/** How a visitor operates a page. */
export interface Hands {
  /** Waits for what the visitor needs next. */
  see(target: Locator): Promise<void>;
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

const see = (target: Locator) => target.waitFor();

export const mouse: Hands = {
  see,
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
};

/** Reaches everything by the Tab key, so that an element outside the order of the page fails the journey. */
export const keyboard: Hands = {
  see,
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
};

const MAX_TAB_STOPS = 60;

async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MAX_TAB_STOPS && !(await isFocused()); stop += 1) await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}
