import type { BrowserContext } from '@playwright/test';
import type { PageSettings } from '@xana/release/page-settings';
import { type Candidate, comparePages, findSlow, type Visit } from './compare-pages.ts';
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
 * Visits a page with and without the candidate. When slow modules are all that is wrong, both are visited once more, because the machine
 * may have been busy: what hangs, hangs again.
 *
 * @returns what the candidate breaks, as sentences, and the modules that the page with it showed
 */
export async function compareVisits(contexts: Contexts, comparison: Comparison) {
  const first = await compareOnce(contexts, comparison);
  const isSlowAlone = first.slow.length > 0 && first.problems.length === first.slow.length;
  const { problems, modules } = isSlowAlone ? await compareOnce(contexts, comparison) : first;
  return { problems, modules };
}

async function compareOnce([one, other]: Contexts, { settings, candidate, path, locale }: Comparison) {
  const visits: [Promise<Visit>, Promise<Visit>] = [
    visit(one, settings, path, locale),
    visit(other, settings, path, locale),
  ];
  const [before, after] = await Promise.all(visits);
  return {
    problems: comparePages(candidate, before, after),
    slow: findSlow(candidate, before, after),
    modules: after.state.modules,
  };
}
