import type { BrowserContext } from '@playwright/test';
import type { PageSettings } from '@xana/release/page-settings';
import { type Candidate, comparePages, type Visit } from './compare-pages.ts';
import { visit } from './visit-page.ts';

/** The page without the candidate, and with it. */
export type Contexts = readonly [before: BrowserContext, candidate: BrowserContext];

interface Comparison {
  settings: PageSettings;
  candidate: Candidate;
  path: string;
  /** For messages. */
  locale: string;
}

/**
 * Visits a page with and without the candidate. Where a module is not complete in time both are visited once more, because the machine
 * may have been busy: what hangs, hangs again.
 *
 * @returns what the candidate breaks, as sentences, and the modules that the page with it showed
 */
export async function compareVisits(contexts: Contexts, comparison: Comparison) {
  const first = await visitBoth(contexts, comparison);
  const isSlow = first.after.state.modules.some(({ state }) => state === 'loading');
  const { before, after } = isSlow ? await visitBoth(contexts, comparison) : first;
  return { problems: comparePages(comparison.candidate, before, after), modules: after.state.modules };
}

async function visitBoth([one, other]: Contexts, { settings, path, locale }: Comparison) {
  const visits: [Promise<Visit>, Promise<Visit>] = [
    visit(one, settings, path, locale),
    visit(other, settings, path, locale),
  ];
  const [before, after] = await Promise.all(visits);
  return { before, after };
}
