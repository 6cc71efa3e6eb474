import type { eventsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { getAllUserCustomEvent } from './get-all-user-custom-event.ts';
import { getEventByType } from './get-event-by-type.ts';
import { getEventReminder } from './get-event-reminder.ts';
import { getSingleEvent } from './get-single-event.ts';
import { setEventReminder } from './set-event-reminder.ts';

export const eventsHandlers = {
  getAllUserCustomEvent,
  getEventByType,
  getEventReminder,
  getSingleEvent,
  setEventReminder,
} satisfies Implements<typeof eventsOperations>;
