import { EVENT_ANSWERS, type EventAnswer } from '@xana/contracts/http/events/event-answer';
import { getEventAttendees, setEventAnswer } from '@xana/contracts/http/events/event-plans';
import { getEventByType } from '@xana/contracts/http/events/events';
import { useRefresh, useToast } from '@xana/remote-kit';
import { useToggle } from '@xana/remote-kit/toggle';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { CheckIcon } from '@xana/ui-kit/icon';
import { StarFilledIcon, StarIcon } from '@xana/ui-kit/member-icon';
import * as css from './event-plans.module.css';
import { useText } from './phrases/phrases.ts';
import { useEventPlan } from './use-event-plan.ts';
import { useShowAnswer } from './use-show-answer.ts';

interface AnswerButtonsProps {
  eventId: number;
  /** The title of the event, on a card among other cards: the names of the buttons then contain it. */
  of?: string;
}

/** "Going" and "Interested". A visitor logs in first, and the answer is given after that. */
export function AnswerButtons({ eventId, of }: AnswerButtonsProps) {
  return (
    <div className={css.answers}>
      {EVENT_ANSWERS.map((answer) => (
        <AnswerButton key={answer} eventId={eventId} answer={answer} of={of} />
      ))}
    </div>
  );
}

function AnswerButton({ eventId, answer, of }: AnswerButtonsProps & { answer: EventAnswer }) {
  const t = useText();
  const { isOn, toggle } = useAnswerEvent(eventId, answer);
  const Star = isOn ? StarFilledIcon : StarIcon;
  return (
    <Button
      size={of === undefined ? 'medium' : 'small'}
      icon={answer === 'going' ? <CheckIcon size={18} /> : <Star size={18} />}
      aria-pressed={isOn}
      aria-label={of === undefined ? undefined : t('label', { action: t(answer), event: of })}
      onClick={toggle}
    >
      {t(answer)}
    </Button>
  );
}

/** Gives an answer to an event, or takes it back. A member has at most one: a new one replaces the other. */
function useAnswerEvent(eventId: number, answer: EventAnswer) {
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
