import type { getEventAttendees as contract } from '@xana/contracts/http/events/get-event-attendees';
import { selectAttendeePage } from '../../database/events/event-answers.ts';
import { findEvent } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

export const getEventAttendees: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
  if (!(await findEvent(database, input.eventId))) throw apiError('EVENT_NOT_FOUND');
  const { count, rows } = await selectAttendeePage(database, caller.userId, input);
  return { count, rows: rows.map((row) => ({ ...toUserSummary(config, row), isFollowing: row.is_following })) };
};
