import type { SessionUser } from '@xana/contracts/http/auth/session-user';
import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useFormats } from '@xana/i18n/formats';
import { UserText } from '@xana/remote-kit/user-text';
import { useMember } from '@xana/session/react';
import { Badge } from '@xana/ui-kit/badge';
import { Picture } from '@xana/ui-kit/picture';
import { useDeferredValue } from 'react';
import * as css from '../draft-form/form-preview.module.css';
import { FormPreview } from '../draft-form/form-preview.tsx';
import { EventCard } from '../event-card.tsx';
import * as styles from '../styles.module.css';
import { fromLocalTime } from './event-times.ts';
import type { EventValues } from './event-values.ts';
import { useText } from './phrases/phrases.ts';

/** The event as others will see it, while it is written. */
export function EventPreview({ values }: { values: EventValues }) {
  const t = useText();
  const formats = useFormats();
  const member = useMember();
  // Typing does not wait for it.
  const shown = useDeferredValue(values);
  const event = previewEvent(shown, member, { title: t('previewTitle'), space: t('previewSpace') });
  return (
    <FormPreview
      card={<EventCard event={event} />}
      page={
        <>
          <Picture src={event.image || null} alt="" sizes="22rem" ratio="21 / 9" />
          <Badge tone="accent">{t(`type.${shown.type}`)}</Badge>
          <p className={css.title}>
            <bdi>{event.title}</bdi>
          </p>
          <p className={styles.soft}>
            {formats.dayAndTime(event.startsAt)} · <bdi>{event.space.name}</bdi>
          </p>
          {shown.description.trim() !== '' && (
            <div className={css.description}>
              <UserText text={shown.description.trim()} />
            </div>
          )}
        </>
      }
    />
  );
}

/** Without a start it is the current time, so that the card has its height. */
function previewEvent(
  { title, type, image, space, startsAt, endsAt }: EventValues,
  member: SessionUser | null,
  missing: { title: string; space: string },
): CustomEvent {
  const iso = (local: string) => new Date(fromLocalTime(local) || Date.now()).toISOString();
  return {
    id: 0,
    title: title.trim() || missing.title,
    type,
    image,
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
    timeZone: 'UTC',
    goingCount: 0,
    interestedCount: 0,
    isLive: false,
    space: { id: space?.id ?? 0, name: space?.name ?? missing.space, entityType: space?.entityType ?? 'ENVIRONMENT' },
    host: {
      id: member?.id ?? 0,
      name: member?.name ?? '',
      avatar: member?.avatar ?? null,
      profileIconColor: member?.profileIconColor ?? '',
    },
  };
}
