import type { getPeopleInSpace as contract } from '@xana/contracts/http/spaces/get-people-in-space';
import { selectOnlineCounts, selectPeopleInSpace } from '../../../database/spaces/space-presences.ts';
import type { Handler } from '../../../http/handler.ts';
import { toUserSummary } from '../../users/to-user-summary.ts';

const MAX_PEOPLE = 20;

export const getPeopleInSpace: Handler<typeof contract> = async ({ input, caller, database, config }) => {
  const { spaceId } = input;
  const [counts, people] = await Promise.all([
    selectOnlineCounts(database, [spaceId]),
    caller ? selectPeopleInSpace(database, caller.userId, spaceId, MAX_PEOPLE) : [],
  ]);
  const rows = people.map((row) => ({ ...toUserSummary(config, row), isFriend: row.is_friend }));
  return { count: counts.get(spaceId) ?? 0, rows };
};
