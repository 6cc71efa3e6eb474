import { memberLeft } from '@xana/contracts/events/session';
import type { HandlerContribution } from '@xana/contracts/remotes/contribution-kinds';
import type { LogoutReason } from '@xana/session';
import { useLocale } from '@xana/session/react';
import { useEffect, useState } from 'react';
import { useText } from '../phrases/phrases.ts';
import type { Contributed } from './composition.ts';
import { useComposition } from './composition.ts';
import { RemoteModule } from './remote-module.tsx';

interface OpenHandler {
  handler: Contributed<HandlerContribution>;
  payload: unknown;
}

type Open = readonly OpenHandler[];

/** An open handler is not opened twice. */
const withOpened =
  (opened: OpenHandler) =>
  (all: Open): Open =>
    all.some(({ handler }) => handler === opened.handler) ? all : [...all, opened];

const without =
  (closed: OpenHandler['handler']) =>
  (all: Open): Open =>
    all.filter(({ handler }) => handler !== closed);

/**
 * Loads a handler when its event is first published, and hands it the payload. One that cannot be shown is closed with a
 * message, which is visible wherever the page is scrolled to, and its next event opens it again.
 */
export function OpenHandlers() {
  const composition = useComposition();
  const { handlers } = composition;
  const locale = useLocale();
  const t = useText();
  const [open, setOpen] = useState<Open>([]);
  const showFailure = (failed: OpenHandler) => {
    const { sources, contribution } = failed.handler;
    setOpen(without(failed.handler));
    composition.options.toast({
      text: t('remote.failed', { label: contribution.label[locale] }),
      tone: 'danger',
      action: {
        label: t('remote.tryAgain'),
        onPress() {
          if (!sources.canRetry) return location.reload();
          sources.moveOn();
          setOpen(withOpened(failed));
        },
      },
    });
  };
  useEffect(() => {
    const { bus } = composition.options;
    const stops = handlers.map((handler) =>
      bus.onAny(handler.contribution.event, (payload) => setOpen(withOpened({ handler, payload }))),
    );
    stops.push(
      bus.onAny(memberLeft.name, (payload) => {
        // A visitor must not see a member's dialogs. After an expired session the same member may log in and continue.
        if ((payload as { reason: LogoutReason }).reason !== 'expired') setOpen([]);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [composition, handlers]);
  return open.map((opened) => {
    const { handler, payload } = opened;
    return (
      <RemoteModule
        key={`${handler.sources.remote.name}/${handler.contribution.module}`}
        sources={handler.sources}
        module={handler.contribution.module}
        slot="handler"
        label={handler.contribution.label[locale]}
        height={0}
        event={payload}
        onClose={() => setOpen(without(handler))}
        onFailed={() => showFailure(opened)}
      />
    );
  });
}
