import type { BrowserContext, Page } from '@playwright/test';
import type { PageSettings } from '@xana/release/page-settings';
import type { Visit } from './compare-pages.ts';
import { readFrame } from './read-frame.ts';

/** A module that is not complete by then counts as broken. */
const COMPLETE_TIMEOUT_MS = 15_000;
/** Effects of the first frames still belong to the page. */
const SETTLE_MS = 500;
/** What a browser prints about refused code, writes and releases. Failed requests are the services' business. */
const REFUSAL = /Content Security Policy|Integrity-Policy|Trusted ?Type|\[remote\]|was rejected/;

/** Opens a page of the site, waits until its modules are complete, and reads what others rely on. */
export async function visit(
  context: BrowserContext,
  { origins }: PageSettings,
  path: string,
  locale: string,
): Promise<Visit> {
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(`an error was not caught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && REFUSAL.test(message.text())) messages.push(message.text().slice(0, 300));
  });
  try {
    await page.goto(`${origins.shell}${path}`);
    await untilComplete(page);
    return { path, locale, messages, state: await page.evaluate(readFrame) };
  } finally {
    await page.close();
  }
}

async function untilComplete(page: Page): Promise<void> {
  const isComplete = () =>
    document.querySelector('[data-remote-module]') !== null &&
    document.querySelector('[data-remote-module][data-state="loading"]') === null;
  const waitUntilComplete = () =>
    page.waitForFunction(isComplete, undefined, { timeout: COMPLETE_TIMEOUT_MS }).catch(() => undefined);
  await waitUntilComplete();
  // Slots below the first screen load when they come near it.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(SETTLE_MS);
  await waitUntilComplete();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLE_MS);
}
