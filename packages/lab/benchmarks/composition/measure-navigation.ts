import type { Browser, Page } from '@playwright/test';
import { type BenchSite, VARIANTS, type Variant } from './bench-site.ts';
import { openWatched } from './measure-load.ts';
import { LINES } from './slow-connection.ts';
import { median } from './statistics.ts';

export interface Afterwards {
  /** Bytes of a first visit, of a repeated visit, and of one after a release of one remote. */
  bytes: Record<Variant, { first: number; again: number; afterRelease: number }>;
  /** Milliseconds from a click on a link to the heading of the next page, with its module not loaded and loaded. */
  routeChange: Record<Variant, { unloaded: number; loaded: number }>;
}

const DESK = { width: 1366, height: 900 };
const LOBBY = '[data-remote-module="mfe-spaces/space-list"] a[href^="/details/38"]';
const TOP = '[data-remote-module="mfe-spaces/space-list"] a[href="/"]';
const TIMES = 5;

/** Costs after the first load, on cable and without CPU throttling. */
export async function measureAfterwards(
  browser: Browser,
  site: BenchSite,
  log: (text: string) => void,
): Promise<Afterwards> {
  const names = Object.keys(VARIANTS) as Variant[];
  const routeChange = {} as Afterwards['routeChange'];
  const bytes = {} as Afterwards['bytes'];
  const pages = {} as Record<Variant, Page>;
  for (const name of names) {
    log(`route changes: ${VARIANTS[name]}`);
    routeChange[name] = await measureRouteChanges(browser, site, name);
  }
  for (const name of names) {
    site.line.use(LINES.cable);
    const context = await browser.newContext({ viewport: DESK, locale: 'en-GB' });
    pages[name] = await context.newPage();
    const first = await openWatched(pages[name], `${site.addresses[name]}/`, 1);
    const again = await openWatched(await context.newPage(), `${site.addresses[name]}/`, 1);
    bytes[name] = { first: first.load.bytes, again: again.load.bytes, afterRelease: 0 };
  }
  log('releasing one changed text of one remote');
  site.releaseChange();
  for (const name of names) {
    const { load } = await openWatched(await pages[name].context().newPage(), `${site.addresses[name]}/`, 1);
    bytes[name].afterRelease = load.bytes;
    await pages[name].context().close();
  }
  return { bytes, routeChange };
}

async function measureRouteChanges(browser: Browser, site: BenchSite, name: Variant) {
  const unloaded: number[] = [];
  const loaded: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    site.line.use(LINES.cable);
    const context = await browser.newContext({ viewport: DESK, locale: 'en-GB' });
    const page = await context.newPage();
    await openWatched(page, `${site.addresses[name]}/`, 1);
    unloaded.push(await follow(page, LOBBY, '[data-remote-module="mfe-spaces/details"] h1'));
    await follow(page, TOP, '[data-remote-module="mfe-spaces/home"] h1');
    loaded.push(await follow(page, LOBBY, '[data-remote-module="mfe-spaces/details"] h1'));
    await context.close();
  }
  return { unloaded: median(unloaded), loaded: median(loaded) };
}

/** Clicks inside the page, so that only the page's time is measured. */
async function follow(page: Page, link: string, arrived: string): Promise<number> {
  return page.evaluate(
    ([from = '', to = '']) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        document.querySelector<HTMLElement>(from)?.click();
        const look = () =>
          document.querySelector(to) ? resolve(performance.now() - begun) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
    [link, arrived],
  );
}
