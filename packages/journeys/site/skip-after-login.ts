import type { Page } from '@playwright/test';
import { answerBeforeLogin } from './answer-before-login.ts';

const KEY = 'xana-sandbox-demo-key';

/** Answers the welcome and the terms of the page's demo wallet, when the page has one. Call it before the page logs in. */
export async function skipAfterLogin(page: Page): Promise<void> {
  const { key, api } = await page.evaluate((name) => {
    const config = JSON.parse(document.getElementById('xana-config')?.textContent ?? '{}');
    return { key: localStorage.getItem(name), api: String(config.origins.api) };
  }, KEY);
  if (key) await answerBeforeLogin(api, key);
}
