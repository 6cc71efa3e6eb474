import type { getEventReminder as contract } from '@xana/contracts/http/events/get-event-reminder';
import { hasReminder } from '../../database/events/event-reminders.ts';
import { findEvent } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';

export const getEventReminder: Handler<typeof contract> = async ({ input, caller, database, apiError }) => {
  const { eventId } = input;
  if (!(await findEvent(database, eventId))) throw apiError('EVENT_NOT_FOUND');
  return { eventId, isOn: await hasReminder(database, { event_id: eventId, user_id: caller.userId }) };
};
