import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { lazyPart } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Suspense, useState } from 'react';
import { useAnswerCounts } from '../../../../shared/event-plans/use-answer-counts.ts';
import { useText } from '../phrases/phrases.ts';
import { AttendeeFaces } from './attendee-faces.tsx';
import * as css from './attendees.module.css';

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
