import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { assemblePage } from '@xana/release/assemble-page';
import type { PageSettings } from '@xana/release/page-settings';
import type { RegistryState } from '@xana/release/registry-state';
import type { ReleaseStore } from '@xana/release/release-store';
import { ensureBrowser } from '../ensure-browser.ts';
import { answerFromStore } from './answer-from-store.ts';
import { type Contexts, compareVisits } from './compare-visits.ts';
import { loadUnseen } from './load-unseen.ts';
import { tryAsMember } from './try-as-member.ts';

/**
 * The trial answers the document itself, so Chromium does not know that it comes from this machine, and would not let it call a platform
 * on this machine (Local Network Access).
 */
const ANSWERED_PAGES = '--disable-features=LocalNetworkAccessChecks';
/** More of them add nothing. */
const ENOUGH_PROBLEMS = 12;
const LOCALES = ['en', 'ja'] as const;

export interface Trial {
  store: ReleaseStore;
  settings: PageSettings;
  /** The registry now, and with the candidate as the active release. */
  before: RegistryState;
  after: RegistryState;
  name: string;
}

interface TrialResult {
  /** As sentences; empty when nothing is wrong. */
  problems: string[];
  /** Modules that no page showed, because they need an event or a login that the site has no demo wallet for: loaded, and not mounted. */
  unseen: string[];
}

/**
 * Mounts a release before it becomes active: in headless Chromium, on the page as it would be assembled with it, beside the active releases
 * of the others. Each page is compared with the same page without it: as a visitor in both languages, and as a member where the site has
 * a demo wallet.
 *
 * @throws Error when the machine has no browser
 */
export async function checkInBrowser({ store, settings, before, after, name }: Trial): Promise<TrialResult> {
  const id = after.microfrontends[name]?.active ?? '';
  const assembled = { before: assemblePage(store, settings, before), after: assemblePage(store, settings, after) };
  const args = [ANSWERED_PAGES, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  try {
    const problems: string[] = [];
    const unseen = new Set(modulesOf(store, name, id));
    for (const locale of LOCALES) {
      const contexts: Contexts = [
        await openContext({ browser, store, settings, locale }, assembled.before),
        await openContext({ browser, store, settings, locale }, assembled.after),
      ];
      const unseenSlots = new Set(visitorSlotsOf(store, name, id));
      for (const { path, isNeeded } of pathsFor({ store, settings, after, name })) {
        // The other language shows other texts, not other modules.
        if (!isNeeded && (unseenSlots.size === 0 || locale !== LOCALES[0])) continue;
        const compared = await compareVisits(contexts, { settings, candidate: { name, id }, path, locale });
        problems.push(...compared.problems);
        if (problems.length >= ENOUGH_PROBLEMS || (name === 'shell' && problems.length > 0)) break;
        for (const each of compared.modules) {
          if (each.name !== name) continue;
          unseen.delete(each.module);
          unseenSlots.delete(each.module);
        }
      }
      const [, candidate] = contexts;
      // Code does not depend on the language, and a shell exposes nothing.
      if (locale === LOCALES[0] && problems.length === 0) {
        const own = pathsFor({ store, settings, after, name }).flatMap(({ path, isNeeded }) =>
          isNeeded ? [path] : [],
        );
        // Members use the frame and the pages of the release; a shell starts in the same way on each page.
        const paths = name === 'shell' ? ['/'] : [...new Set([...own, ...(settings.trialPaths ?? [])])];
        problems.push(...(await tryAsMember(contexts, { settings, name, id, paths, unseen })));
        if (name !== 'shell')
          problems.push(...(await loadUnseen(candidate, settings.origins.shell ?? '', { name, modules: [...unseen] })));
      }
      await Promise.all(contexts.map((context) => context.close()));
    }
    return { problems: [...new Set(problems)], unseen: [...unseen].sort() };
  } finally {
    await browser.close();
    removeUnused(store, Object.values(assembled));
  }
}

interface Opening extends Pick<Trial, 'store' | 'settings'> {
  browser: Browser;
  locale: string;
}

async function openContext({ browser, store, settings, locale }: Opening, folder: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 } });
  await context.route('**/*', answerFromStore(store, settings, folder));
  return context;
}

/**
 * The home page and the own pages, and others for as long as a slot was not seen; every page for a shell. `1` for a parameter.
 * `trialPaths` of the page settings show what needs a real id or a query.
 */
function pathsFor({ store, settings, after: { microfrontends }, name }: Omit<Trial, 'before'>) {
  const pathsOf = (each: string, id: string) =>
    (store.record(each, id).contributions?.pages ?? []).map(({ path }) => path.replace(/:[^/]+/g, '1'));
  const all = Object.entries(microfrontends);
  const own = all.flatMap(([each, { active }]) => (each === name ? pathsOf(each, active) : []));
  const others = all.flatMap(([each, { active }]) => (each === name ? [] : pathsOf(each, active)));
  const needed = new Set(name === 'shell' ? others : ['/', ...own]);
  return [...new Set([...needed, ...(settings.trialPaths ?? []), ...others])].map((path) => ({
    path,
    isNeeded: needed.has(path),
  }));
}

const visitorSlotsOf = (store: ReleaseStore, name: string, id: string): string[] =>
  (store.record(name, id).contributions?.slots ?? []).flatMap(({ login, module }) =>
    login === 'required' ? [] : [module],
  );

function modulesOf(store: ReleaseStore, name: string, id: string): string[] {
  const { contributions } = store.record(name, id);
  if (!contributions) return [];
  return [...contributions.pages, ...contributions.slots, ...contributions.handlers].map(({ module }) => module);
}

function removeUnused({ directory }: ReleaseStore, folders: readonly string[]): void {
  const current = readFileSync(join(directory, 'pages', 'current'), 'utf8').trim();
  for (const folder of folders) if (basename(folder) !== current) rmSync(folder, { recursive: true, force: true });
}
