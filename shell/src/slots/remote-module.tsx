import type { MountProps } from '@xana/remote-kit';
import { useConnection } from '@xana/session/react';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useComposition } from './composition.ts';
import { MountedModule } from './mounted-module.ts';
import { RemoteModuleFallback, SlowPageBar } from './remote-module-states.tsx';
import type { RemoteSources } from './remote-sources.ts';

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
}

type MountState = { status: 'loading' } | { status: 'shown' } | { status: 'failed' };

/** One module of a remote: a skeleton while it loads, and a card with "Try again" if it fails. */
export function RemoteModule({ sources, module, slot, label, height, props, event, onClose }: RemoteModuleProps) {
  const composition = useComposition();
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MountState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const propsKey = JSON.stringify(props ?? {});
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const host = element.current;
    if (!host) return;
    const inner = document.createElement('div');
    inner.style.display = 'contents';
    host.append(inner);
    let isGone = false;
    let mounted: MountedModule | undefined;
    setState({ status: 'loading' });

    const reportFailure = (error: unknown, phase: 'load' | 'mount' | 'render' | 'unmount', release: string) => {
      composition.options.report({ remote: sources.remote.name, release, slot, phase, error });
      if (!isGone) setState({ status: 'failed' });
    };
    const show = async () => {
      const { lifecycles, source } = await sources.load(module);
      if (isGone) return;
      const context: MountProps = {
        ...composition.contextFor(sources),
        name: `${sources.remote.name}/${module}`,
        domElement: inner,
        remote: sources.remote.name,
        release: source.release,
        slot,
        props: JSON.parse(propsKey) as Record<string, unknown>,
        event,
        close: () => close.current?.(),
        openSlot: composition.innerSlots.open,
        reportFailure: (error, phase) => reportFailure(error, phase, source.release),
      };
      mounted = new MountedModule(lifecycles, context, (error, phase) => reportFailure(error, phase, source.release));
      if ((await mounted.mount()) && !isGone) {
        setState((now) => (now.status === 'failed' ? now : { status: 'shown' }));
      }
    };
    show().catch((error) => reportFailure(error, 'load', sources.remote.active.id));
    return () => {
      isGone = true;
      void (mounted?.unmount() ?? Promise.resolve()).finally(() => inner.remove());
    };
  }, [composition, sources, module, slot, propsKey, event, attempt]);

  const hasFailed = state.status === 'failed';
  // Either the skeleton or the module: both together would shift the layout twice.
  const isReserving = state.status === 'loading' && height > 0;
  useEffect(
    () => (hasFailed ? sources.onRecovery(() => setAttempt((count) => count + 1)) : undefined),
    [hasFailed, sources],
  );

  const { recoveries } = useConnection();
  const recoveriesBefore = useRef(recoveries);
  useEffect(() => {
    if (recoveriesBefore.current === recoveries) return;
    recoveriesBefore.current = recoveries;
    if (!hasFailed || !sources.canRetry) return;
    sources.moveOn();
    setAttempt((count) => count + 1);
  }, [recoveries, hasFailed, sources]);

  const retry = useCallback(() => {
    if (!sources.canRetry) return location.reload();
    sources.moveOn();
    setAttempt((count) => count + 1);
  }, [sources]);

  return (
    <>
      {state.status === 'loading' && slot === 'page' && <SlowPageBar label={label} />}
      {isReserving && <Skeleton height={height} label={label} />}
      {hasFailed && (
        <RemoteModuleFallback label={label} isHidden={slot === 'page.background'} height={height} onRetry={retry} />
      )}
      <div
        ref={element}
        data-remote-module={`${sources.remote.name}/${module}`}
        data-state={state.status}
        hidden={hasFailed || isReserving}
      />
    </>
  );
}
