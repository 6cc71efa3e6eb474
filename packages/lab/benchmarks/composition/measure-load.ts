import type { Browser, CDPSession, Page } from '@playwright/test';
import { SIDEBAR_COLUMN } from '@xana/contracts/remotes/slots';

export interface Load {
  /** Milliseconds until the first screen is complete, see `FIRST_SCREENS`. */
  complete: number;
  /** Largest contentful paint, milliseconds. */
  largestPaint: number;
  /** Bytes on the wire until shortly after that. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** The most requests of which each depends on the one before; the page itself is 1. */
  depth: number;
  /** Milliseconds of main-thread work, with CPU throttling. */
  mainThread: number;
}

interface FirstScreen {
  /** The elements that must be visible, with their number; equal in all variants. */
  page: Record<string, number>;
  /** Only where the sidebar is a column: elsewhere it loads when it is opened. */
  sidebar: Record<string, number>;
}

const SIDEBAR = {
  '[data-remote-module="mfe-spaces/space-list"] a': 12,
  '[data-remote-module="mfe-profile/people"] a': 10,
};

/** By path. */
export const FIRST_SCREENS: Record<string, FirstScreen> = {
  '/': {
    page: {
      '[data-remote-module="mfe-auth/wallet-control"] button': 1,
      '[data-remote-module="mfe-chat/chat-icon"] button, [data-remote-module="mfe-chat/chat-icon"] a': 1,
      '[data-remote-module="mfe-spaces/home"] h1': 1,
      '[data-remote-module="mfe-spaces/home"] li a': 12,
    },
    sidebar: { ...SIDEBAR, '[data-remote-module="mfe-store/balances"] button': 2 },
  },
  '/details/38?type=ENVIRONMENT&for=space': {
    page: {
      '[data-remote-module="mfe-auth/wallet-control"] button': 1,
      '[data-remote-module="mfe-spaces/details"] h1': 1,
    },
    sidebar: SIDEBAR,
  },
};

/** CSS pixels. */
const SIDEBAR_COLUMN_WIDTH = Number(/\d+/.exec(SIDEBAR_COLUMN)?.[0]);

function elementsOf(path: string, width: number): Record<string, number> {
  const { page, sidebar } = FIRST_SCREENS[path] ?? { page: {}, sidebar: {} };
  return width >= SIDEBAR_COLUMN_WIDTH ? { ...page, ...sidebar } : page;
}

export interface LoadOptions {
  browser: Browser;
  address: string;
  viewport: { width: number; height: number };
  /** CPU slowdown factor. */
  slowdown: number;
}

/** Loads a page once with an empty cache and new connections. */
export async function measureLoad({ browser, address, viewport, slowdown }: LoadOptions): Promise<Load> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    return (await openWatched(page, address, slowdown)).load;
  } finally {
    await context.close();
  }
}

/** Loads a page in a context that may know it already. */
export async function openWatched(page: Page, address: string, slowdown: number): Promise<{ load: Load }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable');
  const traffic = await watchTraffic(devtools);
  const { pathname, search } = new URL(address);
  // tsx wraps inner functions in a helper of this name, which the page does not have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped');
  await page.addInitScript(watchFirstScreen, elementsOf(pathname + search, page.viewportSize()?.width ?? 0));
  await page.goto(address, { waitUntil: 'commit' });
  const complete = await untilComplete(page);
  const { metrics } = await devtools.send('Performance.getMetrics');
  // Requested pictures count as costs of the page.
  await page.waitForLoadState('networkidle');
  const largestPaint = await page.evaluate(() => window.largestPaint ?? Number.NaN);
  await devtools.detach();
  return {
    load: {
      complete,
      largestPaint,
      mainThread: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000,
      ...traffic(),
    },
  };
}

/** Waits inside the page, because its CSP blocks Playwright's `waitForFunction`. */
function untilComplete(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('The first screen was not complete within a minute.')), 60_000);
        const look = () => (window.firstScreen ? resolve(window.firstScreen) : setTimeout(look, 50));
        look();
      }),
  );
}

declare global {
  interface Window {
    firstScreen?: number;
    largestPaint?: number;
  }
}

/** Runs in the page, before its own code. */
function watchFirstScreen(wanted: Record<string, number>): void {
  new PerformanceObserver((list) => {
    window.largestPaint = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const isThere = Object.entries(wanted).every(([selector, count]) => {
      const found = document.querySelectorAll(selector);
      return found.length >= count;
    });
    // A change of the document is visible with the next frame.
    if (isThere) requestAnimationFrame(() => (window.firstScreen ??= performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}

interface Requested {
  url: string;
  bytes: number;
  cause: string | undefined;
}

async function watchTraffic(devtools: CDPSession) {
  const requests = new Map<string, Requested>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    const cause = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    requests.set(requestId, { url: request.url, bytes: 0, cause });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => {
    const all = [...requests.values()].filter(({ url }) => url.startsWith('https:'));
    const sum = (some: Requested[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      requests: all.length,
      bytes: sum(all),
      scriptBytes: sum(all.filter(({ url }) => url.endsWith('.mjs'))),
      depth: Math.max(...all.map((request) => depthOf(request, all))),
    };
  };
}

function depthOf(request: Requested, all: readonly Requested[], seen = new Set<string>()): number {
  const cause = all.find(({ url }) => url === request.cause);
  if (!cause || seen.has(request.url)) return 1;
  seen.add(request.url);
  return 1 + depthOf(cause, all, seen);
}
