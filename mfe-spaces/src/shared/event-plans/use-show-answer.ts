import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import type { EventAnswer } from '@xana/contracts/http/events/event-answer';
import type { EventPlan } from '@xana/contracts/http/events/event-plan';
import { getEventByType, getEventsByTime, getSingleEvent } from '@xana/contracts/http/events/events';
import { useEditAnswers, useEditRows } from '@xana/remote-kit';
import { useEventPlan } from './use-event-plan.ts';

type Counts = Pick<CustomEvent, 'goingCount' | 'interestedCount'>;

/** Shows an answer and the counts with it wherever the event is on the page. */
export function useShowAnswer(eventId: number) {
  const { change } = useEventPlan(eventId);
  const editCounts = useEditCounts(eventId);
  const replace = (before: EventAnswer | null, after: EventAnswer | null) => {
    const differenceOf = (answer: EventAnswer) => Number(after === answer) - Number(before === answer);
    editCounts(({ goingCount, interestedCount }) => ({
      goingCount: Math.max(0, goingCount + differenceOf('going')),
      interestedCount: Math.max(0, interestedCount + differenceOf('interested')),
    }));
  };
  return {
    /** Before the platform stored it. @returns takes it back */
    showAnswer(answer: EventAnswer | null) {
      const { answer: before } = change({ answer });
      replace(before, answer);
      return () => {
        change({ answer: before });
        replace(answer, before);
      };
    },
    showStored({ goingCount, interestedCount, ...plan }: EventPlan & Counts) {
      change(plan);
      editCounts(() => ({ goingCount, interestedCount }));
    },
  };
}

/** Changes the counts of an event in all cached answers. */
function useEditCounts(eventId: number) {
  const edit = useEditAnswers();
  const editRows = useEditRows();
  return (countsOf: (counts: Counts) => Counts) => {
    const changed = <Event extends CustomEvent>(event: Event): Event =>
      event.id === eventId ? { ...event, ...countsOf(event) } : event;
    edit(getSingleEvent, changed);
    edit(getEventByType, ({ count, rows }) => ({ count, rows: rows.map(changed) }));
    editRows(getEventByType, changed);
    editRows(getEventsByTime, changed);
  };
}
