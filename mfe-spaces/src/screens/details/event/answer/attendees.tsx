import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { getEventAttendees } from '@xana/contracts/http/events/event-plans';
import { lazyPart, useOperation } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { Suspense, useState } from 'react';
import { useAnswerCounts } from '../../../../shared/event-plans/use-answer-counts.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './attendees.module.css';

const MAX_SHOWN = 5;

const AttendeesDialog = lazyPart(() => import('./attendees-dialog.tsx').then(({ AttendeesDialog }) => AttendeesDialog));

/** How many are going and interested. Members see faces, and open the list. */
export function Attendees({ event, isOver }: { event: CustomEvent; isOver: boolean }) {
  const t = useText();
  const counts = useAnswerCounts(event, isOver);
  const isMember = useMember() !== null;
  const [isOpen, setIsOpen] = useState(false);
  if (counts === null) return null;
  if (!isMember) return <p className={css.counts}>{counts}</p>;
  return (
    <div className={css.attendees}>
      <AttendeeFaces event={event} />
      <span className={css.counts}>{counts}</span>
      <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        {t('attendees.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <AttendeesDialog event={event} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Faces of members who are going, those whom the member follows first. Their names are the accessible name. */
function AttendeeFaces({ event }: { event: CustomEvent }) {
  const t = useText();
  const { data } = useOperation(
    getEventAttendees,
    { eventId: event.id, answer: 'going', pageNumber: 1, pageSize: MAX_SHOWN },
    { isEnabled: event.goingCount > 0 },
  );
  if (!data || event.goingCount === 0 || data.rows.length === 0) return null;
  const label = t('attendees.faces', { names: data.rows.map(({ name }) => name).join(', ') });
  return (
    <span className={css.faces} role="img" aria-label={label} title={label}>
      {data.rows.map(({ id, name, avatar, profileIconColor }) => (
        <Avatar key={id} name={name} src={avatar} color={profileIconColor} size={32} />
      ))}
    </span>
  );
}
