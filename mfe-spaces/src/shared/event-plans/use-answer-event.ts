import type { EventAnswer } from '@xana/contracts/http/events/event-answer';
import { getEventAttendees, setEventAnswer } from '@xana/contracts/http/events/event-plans';
import { getEventByType } from '@xana/contracts/http/events/events';
import { useRefresh, useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { useText } from './phrases/phrases.ts';
import { useEventPlan } from './use-event-plan.ts';
import { useShowAnswer } from './use-show-answer.ts';

/** Gives an answer to an event, or takes it back. A member has at most one: a new one replaces the other. */
export function useAnswerEvent(eventId: number, answer: EventAnswer) {
  const t = useText();
  const session = useSession();
  const toast = useToast();
  const refresh = useRefresh();
  const { plan } = useEventPlan(eventId);
  const { showAnswer, showStored } = useShowAnswer(eventId);
  return useToggle({
    isOn: plan.answer === answer,
    reason: 'event',
    send: (wanted) => session.call(setEventAnswer, { eventId, answer: wanted ? answer : 'none' }),
    show: (wanted) => showAnswer(wanted ? answer : null),
    onStored(stored, isOn) {
      showStored(stored);
      void refresh(getEventAttendees);
      void refresh(getEventByType);
      toast({ text: t(isOn ? `${answer}.done` : `${answer}.undone`), tone: 'success' });
    },
  });
}
