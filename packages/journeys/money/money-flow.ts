import type { Browser, Locator, Page } from '@playwright/test';

/** What was paid, what was credited for it, and what the member sees: all three must be equal. */
export interface Balance {
  /** How often the card provider charged the card, or the chain has the transaction. */
  paid: number;
  /** How often the ledger credited the product, or the recipient has the amount. */
  credited: number;
  /** How often the screen shows the purchase or the transfer as done. */
  shown: number;
}

/** One purchase or transfer of one member. */
export interface RunningFlow {
  page: Page;
  /**
   * Looks at the screen and takes the next step, as a person would: fills a form, presses a button that can be pressed, tries again.
   *
   * @returns `done` when the screen shows the result, `waiting` when there is nothing to do
   */
  next(): Promise<'done' | 'acted' | 'waiting'>;
  balance(): Promise<Balance>;
  close(): Promise<void>;
}

export interface MoneyFlow {
  name: string;
  /** Another card in a flow whose files are in the matrix already: only its requests of data are tried. */
  isVariant?: boolean;
  /** A member one click before the flow. */
  open(browser: Browser): Promise<RunningFlow>;
}

/** A person presses the button that they see; the page may have changed meanwhile. */
export const tryTo = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** @returns whether the button was there and could be pressed */
export async function press(button: Locator): Promise<boolean> {
  const first = button.first();
  return (await first.isVisible()) && tryTo(first.click({ timeout: 3_000 }));
}
