import type { FailurePhase, MountProps } from '@xana/remote-kit';
import type { Composition } from './composition.ts';
import type { MountMark } from './mount-marks.ts';
import { MountedModule } from './mounted-module.ts';
import type { Source } from './release-loader.ts';
import type { RemoteSources } from './remote-sources.ts';

/** While the page starts, all modules of a remote switch together; later, those that work stay. */
const SWITCH_TOGETHER_MS = 10_000;

/** After a mount, effects of the first frames still belong to it. */
const FIRST_FRAMES_MS = 250;

/**
 * Each mount has a name of its own: single-spa-react keeps the roots of all modules of the page by name, and a release whose mount is not
 * over when the next one replaces it would unmount that one.
 */
let mounts = 0;

interface AttemptOptions {
  composition: Composition;
  sources: RemoteSources;
  module: string;
  /** The slot's name, `page` or `handler`. */
  slot: string;
  props: Record<string, unknown>;
  event: unknown;
  /** The element below which the module gets its own. */
  host: HTMLElement;
  close(): void;
  onShown(): void;
  /** The module is to be mounted from another release. */
  onSwitch(): void;
  /** No source is left to try. */
  onFailed(): void;
}

/**
 * Loads a module from the first source that works and mounts it. A module that throws while it starts, mounts or renders, or
 * does not finish, has its release abandoned.
 *
 * @returns a function that unmounts the module
 */
export function startAttempt({ composition, sources, module, slot, host, ...options }: AttemptOptions): () => void {
  const { report, recordOutcome, loadTimeoutMs, protection, tab, pageFirst } = composition.options;
  const { name, active } = sources.remote;
  const element = document.createElement('div');
  element.style.display = 'contents';
  host.append(element);
  const startedAt = performance.now();
  protection.onRendered();
  let mounted: MountedModule | undefined;
  let current: Source | undefined;
  let mark: MountMark | undefined;
  let isOver = false;
  let hasInput = false;
  const works = new Set<() => void>();
  const holdPage = () => {
    const end = tab.holds.hold();
    works.add(end);
    return end;
  };

  const endPageFirst = () => slot === 'page' && pageFirst?.end();
  const stop = () => {
    isOver = true;
    for (const end of works) end();
    stopFollowing();
    mark?.end();
    void (mounted?.unmount() ?? Promise.resolve()).finally(() => {
      element.remove();
      protection.undo(name);
    });
  };
  const endAfter = (error: unknown, phase: FailurePhase, source?: Source) => {
    const id = source?.release ?? active.id;
    report({ remote: name, release: id, slot, phase, error });
    if (phase === 'unmount') return;
    recordOutcome({ name, id, outcome: 'failed' });
    if (isOver) return;
    isOver = true;
    if (source && sources.abandon(module, source)) return options.onSwitch();
    stop();
    endPageFirst();
    options.onFailed();
  };
  const stopFollowing = sources.onSwitch(() => {
    const isBusy = hasInput || slot === 'handler' || performance.now() - startedAt > SWITCH_TOGETHER_MS;
    if (isOver || isBusy || !current || sources.prefers(module, current.release)) return;
    isOver = true;
    options.onSwitch();
  });
  const show = async () => {
    const { lifecycles, source, failures } = await sources.load(module);
    const replaced = failures.find((failure) => failure.source.release !== source.release);
    if (replaced) {
      report({ remote: name, release: replaced.source.release, slot, phase: 'load', error: replaced.error });
      recordOutcome({ name, id: replaced.source.release, outcome: 'failed' });
    }
    if (slot !== 'page' && slot !== 'handler') await pageFirst?.over;
    if (isOver) return;
    current = source;
    element.dataset.release = source.release;
    const onFailure = (error: unknown, phase: FailurePhase) => endAfter(error, phase, source);
    mark = protection.begin(name, source.release, (error) => onFailure(error, 'mount'));
    mounts += 1;
    const props: Omit<MountProps, 'signal'> = {
      ...composition.contextFor(sources),
      name: `${name}/${module}/${mounts}`,
      domElement: element,
      remote: name,
      release: source.release,
      slot,
      props: options.props,
      event: options.event,
      close: options.close,
      openSlot: composition.innerSlots.open,
      holdPage,
      reportFailure: onFailure,
      onRender: mark.touch,
    };
    mounted = new MountedModule({ lifecycles, props, loadTimeoutMs, onPhase: mark.touch, onFailure });
    if (!(await mounted.mount()) || isOver) return;
    setTimeout(mark.end, FIRST_FRAMES_MS);
    // A hidden page is slowed down by the browser.
    const time = document.hidden ? {} : { loadMs: performance.now() - startedAt };
    recordOutcome({ name, id: source.release, outcome: 'mounted', ...time });
    options.onShown();
    endPageFirst();
  };

  element.addEventListener('input', () => {
    hasInput = true;
  });
  show().catch((error) => endAfter(error, 'load'));
  return stop;
}
