import { getAllUserCustomEvent } from './get-all-user-custom-event.ts';
import { getEventByType } from './get-event-by-type.ts';
import { getSingleEvent } from './get-single-event.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const eventsOperations = { getAllUserCustomEvent, getEventByType, getSingleEvent } as const;
