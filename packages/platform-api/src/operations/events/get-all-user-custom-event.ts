import type { getAllUserCustomEvent as contract } from '@xana/contracts/http/events/get-all-user-custom-event';
import { sql } from 'kysely';
import { pageOfEvents } from '../../database/event-pages.ts';
import type { Handler } from '../../http/handler.ts';

export const getAllUserCustomEvent: Handler<typeof contract> = ({ input, ...reach }) =>
  pageOfEvents(reach, input, { where: sql`true`, order: 'desc', now: new Date() });
