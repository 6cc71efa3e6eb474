import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { restoreEvent } from '@xana/contracts/http/events/own-events';
import { sharedPhrases } from '@xana/i18n';
import { useAction, useErrorToast, useToast } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { useState } from 'react';
import * as css from './cancelled-event-notice.module.css';
import { useText } from './phrases/phrases.ts';
import { useRefreshEvents } from './use-refresh-events.ts';

/** Tells that an event is cancelled; its host can undo it until it would have ended. */
export function CancelledEventNotice({ event }: { event: EventDetails }) {
  const t = useText();
  const member = useMember();
  const isHost = member?.id === event.host.id;
  // The button that cancelled is gone: the focus goes to its undo, but not when the page opens.
  const [wasCancelled] = useState(event.isCancelled ?? false);
  const canRestore = isHost && Date.parse(event.endsAt) > Date.now();
  if (!event.isCancelled) return null;
  return (
    <div className={css.notice}>
      <Notice
        tone="warning"
        text={t(isHost ? 'cancelledByYou' : 'cancelled')}
        hint={canRestore && t('cancelledHint')}
      />
      {canRestore && <RestoreButton id={event.id} hasFocus={!wasCancelled} />}
    </div>
  );
}

function RestoreButton({ id, hasFocus }: { id: number; hasFocus: boolean }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const toast = useToast();
  const errorToast = useErrorToast();
  const refreshEvents = useRefreshEvents();
  const { run, isBusy } = useAction(restoreEvent, {
    onSuccess() {
      refreshEvents();
      toast({ text: t('restored'), tone: 'success' });
    },
    onError: errorToast,
  });
  return (
    <Button autoFocus={hasFocus} isBusy={isBusy} onClick={() => void run({ id })}>
      {shared('undo')}
    </Button>
  );
}
