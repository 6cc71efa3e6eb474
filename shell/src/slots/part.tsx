import type { MountProps } from '@xana/remote-kit';
import { useConnection } from '@xana/session/react';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SlowPageBar } from '../routing/slow-page-bar.tsx';
import { useComposition } from './composition-context.ts';
import { MountedModule } from './mounted-module.ts';
import { PartFallback } from './part-fallback.tsx';
import type { RemoteSources } from './remote-sources.ts';

interface PartProps {
  sources: RemoteSources;
  module: string;
  /** The slot's name, `page` or `handler`. */
  place: string;
  label: string;
  /** Height in pixels that is kept while the part loads; 0 keeps nothing. */
  height: number;
  props?: Record<string, unknown>;
  event?: unknown;
  onClose?(): void;
}

type PartState = { status: 'loading' } | { status: 'shown' } | { status: 'failed' };

/** One module of a remote on the page, with a skeleton before it and a quiet card with «Try again» if it fails. */
export function Part({ sources, module, place, label, height, props, event, onClose }: PartProps) {
  const composition = useComposition();
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PartState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
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

    const fail = (error: unknown, phase: 'load' | 'mount' | 'render' | 'unmount', release: string) => {
      composition.options.report({ remote: sources.remote.name, release, place, phase, error });
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
        place,
        props: JSON.parse(propsKey) as Record<string, unknown>,
        event,
        close: () => close.current?.(),
        openSlot: composition.innerSlots.open,
        reportFailure: (error, phase) => fail(error, phase, source.release),
      };
      mounted = new MountedModule(lifecycles, context, (error, phase) => fail(error, phase, source.release));
      if ((await mounted.mount()) && !isGone) {
        setState((now) => (now.status === 'failed' ? now : { status: 'shown' }));
      }
    };
    show().catch((error) => fail(error, 'load', sources.remote.active.id));
    return () => {
      isGone = true;
      void (mounted?.unmount() ?? Promise.resolve()).finally(() => inner.remove());
    };
  }, [composition, sources, module, place, propsKey, event, tries]);

  const hasFailed = state.status === 'failed';
  // Either the skeleton or what it stands for: together they would push the page down and let it jump up again.
  const isKeepingPlace = state.status === 'loading' && height > 0;
  useEffect(
    () => (hasFailed ? sources.onRecovery(() => setTries((count) => count + 1)) : undefined),
    [hasFailed, sources],
  );

  const { recoveries } = useConnection();
  const recoveriesBefore = useRef(recoveries);
  useEffect(() => {
    if (recoveriesBefore.current === recoveries) return;
    recoveriesBefore.current = recoveries;
    if (!hasFailed || !sources.canRetry) return;
    sources.moveOn();
    setTries((count) => count + 1);
  }, [recoveries, hasFailed, sources]);

  const retry = useCallback(() => {
    if (!sources.canRetry) return location.reload();
    sources.moveOn();
    setTries((count) => count + 1);
  }, [sources]);

  return (
    <>
      {state.status === 'loading' && place === 'page' && <SlowPageBar label={label} />}
      {isKeepingPlace && <Skeleton height={height} label={label} />}
      {hasFailed && (
        <PartFallback label={label} isQuiet={place === 'page.background'} height={height} onRetry={retry} />
      )}
      <div
        ref={element}
        data-part={`${sources.remote.name}/${module}`}
        data-state={state.status}
        hidden={hasFailed || isKeepingPlace}
      />
    </>
  );
}
