import type { setEventAnswer as contract } from '@xana/contracts/http/events/set-event-answer';
import { setAnswer } from '../../database/events/event-answers.ts';
import { hasReminder } from '../../database/events/event-reminders.ts';
import { findEvent } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';

export const setEventAnswer: Handler<typeof contract> = async ({ input, caller, database, apiError }) => {
  const { eventId } = input;
  const answer = input.answer === 'none' ? null : input.answer;
  const event = await findEvent(database, eventId);
  if (!event) throw apiError('EVENT_NOT_FOUND');
  if (event.ends_at <= new Date()) throw apiError('EVENT_NOT_FOUND', 'The event is over.');
  if (event.cancelled_at && answer) throw apiError('EVENT_NOT_FOUND', 'The event is cancelled.');
  const key = { event_id: eventId, user_id: caller.userId };
  await setAnswer(database, key, answer);
  const answered = await findEvent(database, eventId);
  if (!answered) throw apiError('EVENT_NOT_FOUND');
  return {
    eventId,
    answer,
    isReminded: await hasReminder(database, key),
    goingCount: answered.going_count,
    interestedCount: answered.interested_count,
  };
};
