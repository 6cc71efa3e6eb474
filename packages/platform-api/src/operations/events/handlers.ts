import type { eventsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { getAllUserCustomEvent } from './get-all-user-custom-event.ts';
import { getEventAttendees } from './get-event-attendees.ts';
import { getEventByType } from './get-event-by-type.ts';
import { getEventReminder } from './get-event-reminder.ts';
import { getEventsByTime } from './get-events-by-time.ts';
import { getMyEventPlans } from './get-my-event-plans.ts';
import { getSingleEvent } from './get-single-event.ts';
import { setEventAnswer } from './set-event-answer.ts';
import { setEventReminder } from './set-event-reminder.ts';

export const eventsHandlers = {
  getAllUserCustomEvent,
  getEventAttendees,
  getEventByType,
  getEventReminder,
  getEventsByTime,
  getMyEventPlans,
  getSingleEvent,
  setEventAnswer,
  setEventReminder,
} satisfies Implements<typeof eventsOperations>;
