import type { getOwnEvent as contract } from '@xana/contracts/http/events/get-own-event';
import type { Handler } from '../../http/handler.ts';
import { readOwnEvent } from './read-own-event.ts';

/** Other users' events return `EVENT_NOT_FOUND`. */
export const getOwnEvent: Handler<typeof contract> = ({ input, caller, ...context }) =>
  readOwnEvent(context, caller.userId, input.id);
