import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { getEventAttendees } from '@xana/contracts/http/events/event-plans';
import { useOperation } from '@xana/remote-kit';
import { Avatar } from '@xana/ui-kit/avatar';
import { useText } from '../phrases/phrases.ts';
import * as css from './attendees.module.css';

const MAX_SHOWN = 5;

/** Faces of members who are going, those whom the member follows first. Their names are the accessible name. */
export function AttendeeFaces({ event }: { event: CustomEvent }) {
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
