import type { eventsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { cancelEvent } from './cancel-event.ts';
import { createEvent } from './create-event.ts';
import { getAllUserCustomEvent } from './get-all-user-custom-event.ts';
import { getEventAttendees } from './get-event-attendees.ts';
import { getEventByType } from './get-event-by-type.ts';
import { getEventReminder } from './get-event-reminder.ts';
import { getEventsByTime } from './get-events-by-time.ts';
import { getMyEventPlans } from './get-my-event-plans.ts';
import { getOwnEvent } from './get-own-event.ts';
import { getRelatedEvents } from './get-related-events.ts';
import { getSingleEvent } from './get-single-event.ts';
import { restoreEvent } from './restore-event.ts';
import { setEventAnswer } from './set-event-answer.ts';
import { setEventReminder } from './set-event-reminder.ts';
import { updateEvent } from './update-event.ts';

export const eventsHandlers = {
  cancelEvent,
  createEvent,
  getAllUserCustomEvent,
  getEventAttendees,
  getEventByType,
  getEventReminder,
  getEventsByTime,
  getMyEventPlans,
  getOwnEvent,
  getRelatedEvents,
  getSingleEvent,
  restoreEvent,
  setEventAnswer,
  setEventReminder,
  updateEvent,
} satisfies Implements<typeof eventsOperations>;
