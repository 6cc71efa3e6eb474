import type { eventsOperations } from '@xana/contracts/http/events/operations';
import type { Implements } from '../../http/handler.ts';
import { getEventByType } from './get-event-by-type.ts';

export const eventsHandlers = { getEventByType } satisfies Implements<typeof eventsOperations>;
