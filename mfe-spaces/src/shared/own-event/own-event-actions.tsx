import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { Link, lazyPart } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { EditIcon } from '@xana/ui-kit/chat-icon';
import { CloseIcon } from '@xana/ui-kit/icon';
import { Suspense, useState } from 'react';
import { useText } from './phrases/phrases.ts';

const CancelEventDialog = lazyPart(() =>
  import('./cancel-event-dialog.tsx').then(({ CancelEventDialog }) => CancelEventDialog),
);

/** What the host of an event can do before it is over; nothing for everyone else. */
export function OwnEventActions({ event }: { event: EventDetails }) {
  const t = useText();
  const member = useMember();
  const [isAsking, setIsAsking] = useState(false);
  if (member?.id !== event.host.id || event.isCancelled || Date.parse(event.endsAt) <= Date.now()) return null;
  return (
    <>
      <Link className={buttonClass()} to={`/edit-event/${event.id}`}>
        <EditIcon size={18} />
        {t('edit')}
      </Link>
      <Button icon={<CloseIcon size={18} />} onClick={() => setIsAsking(true)}>
        {t('cancel')}
      </Button>
      {isAsking && (
        <Suspense>
          <CancelEventDialog event={event} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
