import { memberLeft } from '@xana/contracts/events/session';
import type { HandlerContribution } from '@xana/contracts/remotes/contributions';
import type { LogoutReason } from '@xana/session';
import { useLocale } from '@xana/session/react';
import { useCallback, useEffect, useState } from 'react';
import type { Contributed } from './composition.ts';
import { useComposition } from './composition-context.ts';
import { RemoteModule } from './remote-module.tsx';

interface OpenHandler {
  handler: Contributed<HandlerContribution>;
  payload: unknown;
}

/**
 * Loads a handler when its fact first happens, as an editor activates an extension, and hands it that fact. A handler that
 * is open already is not opened twice.
 */
export function OpenHandlers() {
  const composition = useComposition();
  const { handlers } = composition;
  const locale = useLocale();
  const [open, setOpen] = useState<readonly OpenHandler[]>([]);
  const close = useCallback((closed: Contributed<HandlerContribution>) => {
    setOpen((all) => all.filter(({ handler }) => handler !== closed));
  }, []);
  useEffect(() => {
    const stops = handlers.map((handler) =>
      composition.options.bus.onAny(handler.contribution.event, (payload) => {
        setOpen((all) => (all.some((each) => each.handler === handler) ? all : [...all, { handler, payload }]));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [composition, handlers]);
  useEffect(
    () =>
      composition.options.bus.onAny(memberLeft.name, (payload) => {
        // What a member had open is not for the visitor; after an expired session they may log in again and go on.
        if ((payload as { reason: LogoutReason }).reason !== 'expired') setOpen([]);
      }),
    [composition],
  );
  return open.map(({ handler, payload }) => (
    <RemoteModule
      key={`${handler.sources.remote.name}/${handler.contribution.module}`}
      sources={handler.sources}
      module={handler.contribution.module}
      slot="handler"
      label={handler.contribution.label[locale]}
      height={0}
      event={payload}
      onClose={() => close(handler)}
    />
  ));
}
