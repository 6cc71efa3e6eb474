import { MAX_EVENT_PLANS } from '@xana/contracts/http/events/event-limits';
import type * as contracts from '@xana/contracts/http/events/event-plans';
import { selectAttendeePage, selectEventPlans, setAnswer } from '../../database/events/event-answers.ts';
import { deleteReminder, hasReminder, insertReminder } from '../../database/events/event-reminders.ts';
import { findEvent } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-profile.ts';

export const getMyEventPlans: Handler<typeof contracts.getMyEventPlans> = async ({ caller, database }) => ({
  rows: await selectEventPlans(database, { userId: caller.userId, after: new Date(), limit: MAX_EVENT_PLANS }),
});

export const getEventAttendees: Handler<typeof contracts.getEventAttendees> = async (call) => {
  const { input, caller, database, config, apiError } = call;
  if (!(await findEvent(database, input.eventId))) throw apiError('EVENT_NOT_FOUND');
  const { count, rows } = await selectAttendeePage(database, caller.userId, input);
  return { count, rows: rows.map((row) => ({ ...toUserSummary(config, row), isFollowing: row.is_following })) };
};

export const setEventAnswer: Handler<typeof contracts.setEventAnswer> = async (call) => {
  const { input, caller, database, apiError } = call;
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

export const getEventReminder: Handler<typeof contracts.getEventReminder> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { eventId } = input;
  if (!(await findEvent(database, eventId))) throw apiError('EVENT_NOT_FOUND');
  return { eventId, isOn: await hasReminder(database, { event_id: eventId, user_id: caller.userId }) };
};

export const setEventReminder: Handler<typeof contracts.setEventReminder> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { eventId, isOn } = input;
  if (!(await findEvent(database, eventId))) throw apiError('EVENT_NOT_FOUND');
  const reminder = { event_id: eventId, user_id: caller.userId };
  await (isOn ? insertReminder(database, reminder) : deleteReminder(database, reminder));
  return { eventId, isOn };
};
