import { useConnection } from '@xana/session/react';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useComposition } from './composition.ts';
import { FirstPicture } from './first-picture.tsx';
import { RemoteModuleFallback, SlowPageBar } from './remote-module-states.tsx';
import type { RemoteSources } from './remote-sources.ts';
import { startAttempt } from './start-attempt.ts';

interface RemoteModuleProps {
  sources: RemoteSources;
  module: string;
  /** The slot's name, `page` or `handler`. */
  slot: string;
  label: string;
  /** Height in pixels that is reserved while the module loads; 0 reserves nothing. */
  height: number;
  props?: Record<string, unknown>;
  event?: unknown;
  onClose?(): void;
  /** Every release failed. Absent: a card takes the place of the module. */
  onFailed?(): void;
}

type MountStatus = 'loading' | 'shown' | 'failed';

/** One module of a remote: a skeleton while it loads, and a card with "Try again" if every release of it fails. */
export function RemoteModule({
  sources,
  module,
  slot,
  label,
  height,
  props,
  event,
  onClose,
  onFailed,
}: RemoteModuleProps) {
  const composition = useComposition();
  const element = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<MountStatus>('loading');
  const [attempt, setAttempt] = useState(0);
  const propsKey = JSON.stringify(props ?? {});
  const latest = useRef({ onClose, onFailed });
  latest.current = { onClose, onFailed };
  const tryAgain = useCallback(() => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!element.current) return;
    setStatus('loading');
    return startAttempt({
      composition,
      sources,
      module,
      slot,
      props: JSON.parse(propsKey) as Record<string, unknown>,
      event,
      host: element.current,
      close: () => latest.current.onClose?.(),
      // At once, before modules that wait for the page render.
      onShown: () => (slot === 'page' ? flushSync(() => setStatus('shown')) : setStatus('shown')),
      onSwitch: tryAgain,
      onFailed: () => (latest.current.onFailed ?? setStatus)('failed'),
    });
  }, [composition, sources, module, slot, propsKey, event, attempt, tryAgain]);

  const hasFailed = status === 'failed';
  // Either the skeleton or the module: both together would shift the layout twice.
  const isReserving = status === 'loading' && height > 0;
  useEffect(
    () => (hasFailed ? sources.onRecovery(() => sources.hasSource(module) && tryAgain()) : undefined),
    [hasFailed, sources, module, tryAgain],
  );

  const { recoveries } = useConnection();
  const recoveriesBefore = useRef(recoveries);
  useEffect(() => {
    if (recoveriesBefore.current === recoveries) return;
    recoveriesBefore.current = recoveries;
    if (!hasFailed || !sources.canRetry) return;
    sources.moveOn();
    tryAgain();
  }, [recoveries, hasFailed, sources, tryAgain]);

  const retry = useCallback(() => {
    if (!sources.canRetry) return location.reload();
    sources.moveOn();
    tryAgain();
  }, [sources, tryAgain]);

  return (
    <>
      {status === 'loading' && slot === 'page' && <SlowPageBar label={label} />}
      {slot === 'page' && !hasFailed && <FirstPicture isPageShown={status === 'shown'} />}
      {isReserving && <Skeleton height={height} label={label} />}
      {hasFailed && (
        <RemoteModuleFallback label={label} isHidden={slot === 'page.background'} height={height} onRetry={retry} />
      )}
      <div
        ref={element}
        data-remote-module={`${sources.remote.name}/${module}`}
        data-state={status}
        hidden={hasFailed || isReserving}
      />
    </>
  );
}
