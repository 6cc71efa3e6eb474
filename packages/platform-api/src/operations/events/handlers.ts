import type { eventsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { getAllUserCustomEvent } from './get-all-user-custom-event.ts';
import { getEventByType } from './get-event-by-type.ts';
import { getEventReminder } from './get-event-reminder.ts';
import { getEventsByTime } from './get-events-by-time.ts';
import { getMyEventPlans } from './get-my-event-plans.ts';
import { getSingleEvent } from './get-single-event.ts';
import { setEventReminder } from './set-event-reminder.ts';

export const eventsHandlers = {
  getAllUserCustomEvent,
  getEventByType,
  getEventReminder,
  getEventsByTime,
  getMyEventPlans,
  getSingleEvent,
  setEventReminder,
} satisfies Implements<typeof eventsOperations>;
