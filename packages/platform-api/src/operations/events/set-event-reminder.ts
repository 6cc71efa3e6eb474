import type { setEventReminder as contract } from '@xana/contracts/http/events/set-event-reminder';
import { deleteReminder, insertReminder } from '../../database/events/event-reminders.ts';
import { findEvent } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';

export const setEventReminder: Handler<typeof contract> = async ({ input, caller, database, apiError }) => {
  const { eventId, isOn } = input;
  if (!(await findEvent(database, eventId))) throw apiError('EVENT_NOT_FOUND');
  const reminder = { event_id: eventId, user_id: caller.userId };
  await (isOn ? insertReminder(database, reminder) : deleteReminder(database, reminder));
  return { eventId, isOn };
};
