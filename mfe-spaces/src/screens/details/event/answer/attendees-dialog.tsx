import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { EVENT_ANSWERS, type EventAnswer } from '@xana/contracts/http/events/event-answer';
import { getEventAttendees } from '@xana/contracts/http/events/event-plans';
import { sharedPhrases } from '@xana/i18n';
import { profilePath, useOperationPages } from '@xana/remote-kit';
import { linkTo } from '@xana/remote-kit/link-to';
import { Paged } from '@xana/remote-kit/paged';
import { Avatar } from '@xana/ui-kit/avatar';
import { Dialog } from '@xana/ui-kit/dialog';
import { ListRow } from '@xana/ui-kit/list-row';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { Tabs } from '@xana/ui-kit/tabs';
import { useState } from 'react';
import { useText as usePlanText } from '../../../../shared/event-plans/phrases/phrases.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './attendees.module.css';

const PAGE_SIZE = 20;

/** The members who are going or interested, those whom the member follows first. */
export function AttendeesDialog({ event, onClose }: { event: CustomEvent; onClose(): void }) {
  const t = useText();
  const plan = usePlanText();
  const shared = sharedPhrases.useText();
  const given = EVENT_ANSWERS.filter((each) => event[`${each}Count`] > 0);
  const [answer, setAnswer] = useState<EventAnswer>(given[0] ?? 'going');
  return (
    <Dialog title={t('attendees')} closeLabel={shared('close')} onClose={onClose}>
      <Tabs
        label={t('attendees')}
        chosen={answer}
        onChoose={setAnswer}
        tabs={given.map((id) => ({
          id,
          name: plan(id),
          content: <People eventId={event.id} answer={id} />,
        }))}
      />
    </Dialog>
  );
}

function People({ eventId, answer }: { eventId: number; answer: EventAnswer }) {
  const t = useText();
  const plan = usePlanText();
  const people = useOperationPages(getEventAttendees, (pageNumber) => ({
    eventId,
    answer,
    pageNumber,
    pageSize: PAGE_SIZE,
  }));
  return (
    <Paged
      answer={people}
      failedText={t('attendees.failed')}
      skeleton={<Skeleton height={240} label={t('attendees.loading')} />}
    >
      {(rows) => (
        <ul className={css.people} aria-label={plan(answer)}>
          {rows.map(({ id, name, avatar, profileIconColor, isFollowing }) => (
            <li key={id}>
              <ListRow
                start={<Avatar name={name} src={avatar} color={profileIconColor} size={44} />}
                title={<bdi>{name}</bdi>}
                meta={isFollowing && t('attendees.following')}
                link={linkTo(profilePath(id))}
              />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
