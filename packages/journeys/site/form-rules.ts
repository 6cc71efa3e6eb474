import { expect, type Locator, type Page } from '@playwright/test';

export type Language = 'en' | 'ja';

export const LANGUAGES = ['en', 'ja'] as const;

/** The language of the site from the next load of a page. */
export const chooseLanguage = (page: Page, language: Language): Promise<void> =>
  page.evaluate((chosen) => localStorage.setItem('locale', chosen), language);

/** A field is marked as wrong, and its description, which a screen reader reads with it, contains the message. */
export async function expectProblem(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}

export async function expectNoProblem(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}

interface FieldRule {
  field: Locator;
  /** Texts that break the rule, each with the message on the field. */
  broken: readonly (readonly [text: string, message: string])[];
  /** Texts that meet the rule; the last one stays. */
  valid: readonly string[];
}

/** Types what breaks a rule, then what meets it. */
export async function checkRule({ field, broken, valid }: FieldRule): Promise<void> {
  for (const [text, message] of broken) {
    await field.fill(text);
    await expectProblem(field, message);
  }
  for (const text of valid) {
    await field.fill(text);
    await expectNoProblem(field);
  }
}
