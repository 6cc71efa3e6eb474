import { act, configure, screen, waitFor } from '@testing-library/react';
import type { PageRemote } from '@xana/contracts/releases/page-registry';
import type { Lifecycles, MountProps } from '@xana/remote-kit';
import { createPageFirst, type PageFirst } from './page-first.ts';
import { RemoteModule } from './remote-module.tsx';
import { RemoteSources } from './remote-sources.ts';
import { REMOTE, renderInComposition } from './test-composition.tsx';

configure({ asyncUtilTimeout: 20_000 });

type Phase = 'bootstrap' | 'mount';

interface Planted {
  /** The lifecycles that throw, for example `new/page/mount`. */
  throwing?: string[];
  remote?: PageRemote;
  pageFirst?: PageFirst;
}

/** `mfe-a/page` of `mfe-a/page/2`, the second mount. */
const moduleOf = ({ name }: { name: string }) => name.split('/').slice(0, 2).join('/');

/** Renders modules whose releases write their own name into their element. */
function setUp({ throwing = [], remote = REMOTE, pageFirst }: Planted, modules = ['page']) {
  const contexts: MountProps[] = [];
  const reported: string[] = [];
  const recordOutcome = jest.fn();
  const undo = jest.fn();
  const faults: ((error: Error) => void)[] = [];
  const run = async (phase: Phase, context: MountProps) => {
    const { release, domElement } = context;
    const name = moduleOf(context);
    if (throwing.includes(`${release}/${name.replace('mfe-a/', '')}/${phase}`)) throw new Error(`planted: ${phase}`);
    if (phase === 'mount') domElement.textContent = `${name} of ${release}`;
  };
  const lifecycles: Lifecycles = {
    bootstrap: (context) => run('bootstrap', context),
    async mount(context) {
      contexts.push(context);
      await run('mount', context);
    },
    update: async () => {},
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  };
  const sources = new RemoteSources(remote, async () => lifecycles);
  const report = ({ release, slot, phase }: { release: string; slot: string; phase: string }) =>
    reported.push(`${release} ${phase} ${slot}`);
  const protection = {
    isSkipped: () => false,
    begin: (_remote: string, _id: string, onFault: (error: Error) => void) => {
      faults.push(onFault);
      return { touch: () => {}, end: () => {} };
    },
    onRendered: () => {},
    undo,
  };
  const { container } = renderInComposition(
    modules.map((module) => (
      <RemoteModule key={module} sources={sources} module={module} slot={module} label={module} height={80} />
    )),
    { report, recordOutcome, protection, ...(pageFirst ? { pageFirst } : {}) },
  );
  const failRender = (name: string) =>
    act(async () => {
      contexts
        .findLast((context) => moduleOf(context) === `mfe-a/${name}`)
        ?.reportFailure(new Error('planted'), 'render');
    });
  return { container, contexts, reported, recordOutcome, undo, faults, failRender, settle: () => act(async () => {}) };
}

describe('[MF-05] RemoteModule', () => {
  it.each([
    ['is shown', []],
    ['cannot be shown', ['new/page/mount', 'old/page/mount']],
  ])('mounts modules of the frame after the page, when it %s', async (_, throwing) => {
    const { contexts, container } = setUp({ throwing, pageFirst: createPageFirst() }, ['header.chat', 'page']);
    await waitFor(() => expect(container.textContent).toContain('mfe-a/header.chat of'));
    const names = contexts.map(moduleOf);
    expect(names.lastIndexOf('mfe-a/page')).toBeLessThan(names.indexOf('mfe-a/header.chat'));
  });

  it('mounts modules of the frame without a page that does not come', async () => {
    jest.useFakeTimers();
    const { container } = setUp({ pageFirst: createPageFirst() }, ['header.chat']);
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(container.textContent).not.toContain('mfe-a/header.chat of');
    await act(() => jest.advanceTimersByTimeAsync(200));
    jest.useRealTimers();
    expect(container.textContent).toContain('mfe-a/header.chat of');
  });

  it.each<Phase>(['bootstrap', 'mount'])('shows the last known good release when %s throws', async (phase) => {
    const { reported, container } = setUp({ throwing: [`new/page/${phase}`] });
    await screen.findByText('mfe-a/page of old');
    expect(container.querySelector('[data-state=shown]')).not.toBeNull();
    expect(reported).toEqual(['new mount page']);
  });

  it('never shows the fallback while a release is left', async () => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    observer.observe(document.body, { childList: true, subtree: true });
    setUp({ throwing: ['new/page/mount'] });
    await screen.findByText('mfe-a/page of old');
    observer.disconnect();
    expect(seen.join()).not.toContain('Try again');
  });

  it('shows the last known good release when the React root of the module dies later', async () => {
    const { failRender } = setUp({});
    await screen.findByText('mfe-a/page of new');
    await failRender('page');
    await screen.findByText('mfe-a/page of old');
  });

  it('switches all modules of the remote together', async () => {
    const { failRender } = setUp({}, ['page', 'rail']);
    await screen.findByText('mfe-a/rail of new');
    await failRender('page');
    await screen.findByText('mfe-a/rail of old');
  });

  it('keeps a module whose form the visitor has begun to fill in', async () => {
    const { failRender, container, settle } = setUp({}, ['page', 'rail']);
    await screen.findByText('mfe-a/rail of new');
    container
      .querySelector('[data-remote-module="mfe-a/rail"] > div')
      ?.dispatchEvent(new Event('input', { bubbles: true }));
    await failRender('page');
    await screen.findByText('mfe-a/page of old');
    await settle();
    expect(screen.queryByText('mfe-a/rail of new')).not.toBeNull();
  });

  it('keeps the modules that work when a module throws long after it was mounted', async () => {
    const { failRender, settle } = setUp({}, ['page', 'rail']);
    await screen.findByText('mfe-a/rail of new');
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await failRender('page');
    await screen.findByText('mfe-a/page of old');
    await settle();
    expect(screen.queryByText('mfe-a/rail of new')).not.toBeNull();
    jest.restoreAllMocks();
  });

  it('shows the fallback when every release throws, after one attempt for each', async () => {
    const { contexts, container } = setUp({ throwing: ['new/page/mount', 'old/page/mount'] });
    await waitFor(() => expect(container.querySelector('[data-state=failed]')).not.toBeNull());
    expect(contexts.map(({ release }) => release)).toEqual(['new', 'old']);
  });

  it('shows the fallback when there is no other release', async () => {
    const { contexts, container } = setUp({
      throwing: ['new/page/mount'],
      remote: { ...REMOTE, lastKnownGood: null },
    });
    await waitFor(() => expect(container.querySelector('[data-state=failed]')).not.toBeNull());
    expect(contexts).toHaveLength(1);
  });

  it('removes what a release left in the page when the next one replaces it', async () => {
    const { undo } = setUp({ throwing: ['new/page/mount'] });
    await screen.findByText('mfe-a/page of old');
    await waitFor(() => expect(undo.mock.calls).toEqual([['mfe-a']]));
  });

  it('replaces a release that removed the tree of the shell during its mount', async () => {
    const { contexts, faults, settle } = setUp({});
    await screen.findByText('mfe-a/page of new');
    await act(async () => faults[0]?.(new Error('emptied')));
    await screen.findByText('mfe-a/page of old');
    await settle();
    // single-spa-react keeps the roots of the page by name.
    expect(new Set(contexts.map(({ name }) => name)).size).toBe(2);
  });

  it('records the outcome of each release, with the time that the mounted one took', async () => {
    const { recordOutcome } = setUp({ throwing: ['new/page/mount'] });
    await screen.findByText('mfe-a/page of old');
    await waitFor(() =>
      expect(recordOutcome.mock.calls).toEqual([
        [{ name: 'mfe-a', id: 'new', outcome: 'failed' }],
        [{ name: 'mfe-a', id: 'old', outcome: 'mounted', loadMs: expect.any(Number) }],
      ]),
    );
  });
});
