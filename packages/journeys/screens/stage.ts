import type { Locator, Page } from '@playwright/test';

export type Locale = 'en' | 'ja';

/** A page in one language, which the steps of a screen operate. */
export interface Stage {
  page: Page;
  locale: Locale;
  isPhone: boolean;
}

export type Step = (stage: Stage) => Promise<void>;

/** The name of an element; a single value is its name in both languages. */
export type Words = string | RegExp | Readonly<Record<Locale, string | RegExp>>;

type Role = Parameters<Page['getByRole']>[0];

const isBoth = (words: Words): words is string | RegExp => typeof words === 'string' || words instanceof RegExp;
const inLanguage = (words: Words, locale: Locale) => (isBoth(words) ? words : words[locale]);

/** The first element with a role and a name. What is behind a dialog is inert, so a name means the element on top. */
export function find({ page, locale }: Stage, role: Role, words: Words): Locator {
  const named = page.getByRole(role, { name: inLanguage(words, locale), exact: true });
  return named.and(page.locator(':not([inert] *)')).first();
}

export const press =
  (words: Words, role: Role = 'button'): Step =>
  (stage) =>
    find(stage, role, words).click();

export const fill =
  (words: Words, text: string): Step =>
  ({ page, locale }) =>
    // A form may have the name of its only field.
    page.getByLabel(inLanguage(words, locale), { exact: true }).and(page.locator('input, textarea')).fill(text);

/** Waits for an element, usually for what the steps before have opened. */
export const see =
  (words: Words, role: Role = 'dialog'): Step =>
  (stage) =>
    find(stage, role, words).waitFor();

export const seeText =
  (words: Words): Step =>
  ({ page, locale }) =>
    page.getByText(inLanguage(words, locale)).first().waitFor();

/** Waits until a text, such as that of a toast, has left the page. */
export const waitUntilGone =
  (words: Words): Step =>
  ({ page, locale }) =>
    page.getByText(inLanguage(words, locale)).first().waitFor({ state: 'hidden' });

const SIDEBAR_BUTTONS = {
  open: { en: 'Open the sidebar', ja: 'サイドバーを開く' },
  close: { en: 'Close the sidebar', ja: 'サイドバーを閉じる' },
};

const pressOnPhone =
  (words: Words): Step =>
  async (stage) => {
    if (stage.isPhone) await press(words)(stage);
  };

/** On a phone the balances are in the sidebar, which is closed at first. */
export const openSidebarOnPhone = pressOnPhone(SIDEBAR_BUTTONS.open);
export const closeSidebarOnPhone = pressOnPhone(SIDEBAR_BUTTONS.close);

export const closeDialog: Step = async ({ page }) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
};
