import { memberLeft } from '@xana/contracts/events/session';
import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';
import { SHELL_RELEASE_ATTRIBUTE, SHELL_STARTED } from '@xana/contracts/releases/shell-start';
import { createEventBus } from '@xana/event-bus';
import { loadPhrases, setLanguage, startI18n } from '@xana/i18n';
import { errorText } from '@xana/i18n/errors';
import { createSession, pickUpHandOff, type Session } from '@xana/session';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { measureLoad } from '../federation/plugins/load-telemetry.ts';
import { loadTimeoutFor } from '../federation/plugins/time-limit.ts';
import { createToasts } from '../frame/toasts/toasts.tsx';
import { createOpenTab, startLater } from '../open-tab/open-tab.ts';
import { createPageRouter } from '../routing/page-history.ts';
import { rememberScroll } from '../routing/scroll-memory.ts';
import { Composition, ownerOf, type RemoteFailure } from '../slots/composition.ts';
import { createPageFirst } from '../slots/page-first.ts';
import { protectPage } from '../slots/page-protection.ts';
import { createReleaseLoader } from '../slots/release-loader.ts';
import { answerTimeoutFor, watchConnection } from './connection.ts';
import { describePageForTools, loadDeveloperBar } from './load-developer.ts';
import { loadVitals } from './load-vitals.ts';
import { nextTask } from './next-task.ts';
import { createOutcomeReport } from './outcome-report.ts';
import { Page } from './page.tsx';
import { preloadedAnswers, readPage } from './read-page.ts';
import { watchErrors } from './watch-errors.ts';

/** Share of the events whose payload is validated in production; everywhere else all are. */
const VALIDATED_SHARE = 0.1;

/** Does everything that happens before React: reads the page, cleans the address, starts the session. */
export async function startPage(): Promise<void> {
  const { registry, ignored, config, hashedFiles, development } = readPage(document);
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element "root".');
  const arrival = pickUpHandOff(location.href);
  if (arrival.cleaned !== location.pathname + location.search + location.hash) {
    // With the origin, because a path that begins with two slashes would name another host.
    history.replaceState(history.state, '', location.origin + arrival.cleaned);
  }
  if (arrival.telegramLogin) {
    // The platform checks the signature and redirects back with a one-time token.
    location.replace(`${config.origins.api}/auth/telegram/callback?${arrival.telegramLogin}`);
    return;
  }
  const tab = createOpenTab(document);
  const router = createPageRouter(window, () => tab.isOutdated && navigator.onLine && !tab.holds.isHeld());
  const bus = createEventBus({
    owners: ['shell', 'session', ...registry.remotes.map(({ name }) => ownerOf(name))],
    validate: config.environment === 'production' ? { sampleRate: VALIDATED_SHARE } : 'always',
    report: (problem) => console.warn('[bus]', problem.kind, problem.event, problem.owner, problem.error ?? ''),
    channel: new BroadcastChannel('xana-bus'),
  });
  const tabStorage = accessible(() => window.sessionStorage);
  const toasts = createToasts(tabStorage);
  let markPhrases = () => {};
  /** Resolves when the texts of the reader's language are loaded. */
  const phrases = new Promise<void>((resolve) => {
    markPhrases = resolve;
  });
  const { session, forRemote, start, checkHost } = createSession({
    config,
    bus: bus.forOwner('session'),
    shellBus: bus.forOwner('shell'),
    storage: accessible(() => window.localStorage),
    tabStorage,
    locks: navigator.locks as never,
    channel: new BroadcastChannel('xana-session'),
    window,
    handOff: arrival.handOff,
    telegramToken: arrival.telegramToken,
    telegramError: arrival.telegramError,
    telegramInitData: arrival.telegramInitData,
    telegramLink: arrival.telegramLink,
    onArrivalFailed: (error) => void phrases.then(() => toasts.show({ text: errorText(error), tone: 'danger' })),
    timeoutMs: answerTimeoutFor(performance.now()),
    isOnline: () => navigator.onLine,
    // An address may name a language, which search engines list: `?lang=ja`. A choice of the visitor comes first.
    languages: [new URLSearchParams(location.search).get('lang') ?? '', ...navigator.languages],
    prefersDark: matchMedia('(prefers-color-scheme: dark)'),
    root: document.documentElement,
    preloaded: preloadedAnswers(config.origins),
    goTo: (path) => router.navigator.push(path),
  });
  bus.forOwner('shell').subscribe(memberLeft, ({ reason }) => {
    if (reason === 'banned') toasts.show({ text: errorText({ code: 'AUTH.BANNED' }), tone: 'danger' });
  });
  watchConnection(session, checkHost);
  const loadTimeoutMs = loadTimeoutFor(performance.now());
  const recordOutcome = development ? () => {} : createOutcomeReport(window);
  watchErrors(window, recordOutcome);
  const composition = new Composition({
    registry,
    ignored,
    config,
    bus,
    session,
    forRemote,
    router,
    protection: protectPage(window, root, tabStorage),
    tab,
    pageFirst: createPageFirst(),
    load: createReleaseLoader({ hashedFiles, loadTimeoutMs, report: reportRemoteFailure, onLoad: measureLoad }),
    loadTimeoutMs,
    toast: toasts.show,
    report: reportRemoteFailure,
    recordOutcome,
  });
  if (development) {
    const trust = (entry: string) => hashedFiles.add(entry);
    void import('./follow-builds.ts').then(({ followBuilds }) => followBuilds({ ...development, composition, trust }));
  }
  const developerBar = loadDeveloperBar({ registry, composition, locale: session.locale(), hashedFiles });
  describePageForTools(registry);
  start();
  rememberScroll(router, window, tabStorage);
  void startPhrases(session).then(markPhrases);
  void Promise.all([developerBar, phrases]).then(([bar]) => {
    const onStarted = () => {
      reportStart(root, recordOutcome);
      // The page of a developer follows the builds instead.
      if (!development && !bar) startLater({ tab, registry, composition, session }, tabStorage);
    };
    const page = <Page composition={composition} toasts={toasts} developerBar={bar} onStarted={onStarted} />;
    // A transition, which does not block input.
    startTransition(() => createRoot(root).render(page));
  });
}

/** For the script of the HTML, which starts the last known good shell otherwise, and for the health of this release. */
function reportStart(root: HTMLElement, recordOutcome: (outcome: ReleaseOutcome) => void): void {
  document.dispatchEvent(new Event(SHELL_STARTED));
  const id = root.dataset[SHELL_RELEASE_ATTRIBUTE];
  if (!id) return;
  // The page clock starts with the navigation. A hidden page is slowed down by the browser.
  recordOutcome({ name: 'shell', id, outcome: 'mounted', ...(document.hidden ? {} : { loadMs: performance.now() }) });
  loadVitals(id, recordOutcome);
}

/** Loads the phrases of the reader's language, and switches when the reader chooses another language. */
async function startPhrases(session: Session): Promise<void> {
  startI18n(session.locale(), { report: (error) => console.warn('[i18n]', error) });
  await loadPhrases(session.locale(), 'shell');
  let locale = session.locale();
  session.subscribe(() => {
    if (session.locale() === locale) return;
    locale = session.locale();
    void setLanguage(locale);
  });
}

/** One line that names the remote, its release, and where it failed. The page continues to work. */
function reportRemoteFailure({ remote, release, slot, phase, error }: RemoteFailure): void {
  console.error(`[remote] ${remote}@${release} failed to ${phase} in ${slot}:`, error);
}

/** Access to a storage throws in a browser that blocks it. */
function accessible(read: () => Storage): Storage | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
