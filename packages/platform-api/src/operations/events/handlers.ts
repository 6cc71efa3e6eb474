import type { eventsOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { getAllUserCustomEvent } from './get-all-user-custom-event.ts';
import { getEventByType } from './get-event-by-type.ts';
import { getSingleEvent } from './get-single-event.ts';

export const eventsHandlers = { getAllUserCustomEvent, getEventByType, getSingleEvent } satisfies Implements<
  typeof eventsOperations
>;
