import type { BrowserContext } from '@playwright/test';
import type { PageSettings } from '@xana/release/page-settings';
import { type Contexts, compareVisits } from './compare-visits.ts';

/** The member of the demo content whose key the sandbox knows. */
const DEMO_MEMBER_KEY = `0x${'da7a'.repeat(16)}`;
const DEMO_WALLET = /Demo wallet|デモウォレット/;
const LOGIN_TIMEOUT_MS = 20_000;

interface MemberTrial {
  settings: PageSettings;
  name: string;
  id: string;
  paths: readonly string[];
  /** Modules that no page showed yet; what a page shows is taken out. */
  unseen: Set<string>;
}

/**
 * Logs in with the demo wallet of the sandbox on both pages, and compares what members see. A site without it, as in production, cannot
 * be tried as a member.
 *
 * @param contexts without the candidate, and with it
 * @returns what the candidate breaks, as sentences
 */
export async function tryAsMember(contexts: Contexts, trial: MemberTrial): Promise<string[]> {
  const { settings, name, id, paths, unseen } = trial;
  const [before, candidate] = contexts;
  if (!settings.sandbox || !(await logIn(before, settings))) return [];
  if (!(await logIn(candidate, settings))) return ['a member could not log in'];
  const problems: string[] = [];
  for (const path of paths) {
    const compared = await compareVisits(contexts, { settings, candidate: { name, id }, path, locale: 'as a member' });
    problems.push(...compared.problems);
    for (const each of compared.modules) if (each.name === name) unseen.delete(each.module);
  }
  return problems;
}

/** @returns whether the member is logged in */
async function logIn(context: BrowserContext, { origins }: PageSettings): Promise<boolean> {
  const page = await context.newPage();
  page.setDefaultTimeout(LOGIN_TIMEOUT_MS);
  try {
    await page.addInitScript((key) => window.localStorage.setItem('xana-sandbox-demo-key', key), DEMO_MEMBER_KEY);
    await page.goto(`${origins.shell}/?login`);
    await page.getByRole('button', { name: DEMO_WALLET }).click();
    await page.waitForFunction(() => window.localStorage.getItem('userConnected') === 'true');
    return true;
  } catch {
    return false;
  } finally {
    await page.close();
  }
}
