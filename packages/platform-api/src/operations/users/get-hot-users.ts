import type { getHotUsers as contract } from '@xana/contracts/http/users/get-hot-users';
import { sql } from 'kysely';
import { rankedPeople } from '../../database/ranked-people.ts';
import { DECAY } from '../../database/world-orders.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotUsers: Handler<typeof contract> = ({ caller, ...reach }) =>
  rankedPeople(
    reach,
    caller,
    sql`select creator_id user_id, sum(visits.visits * power(${DECAY}, current_date - visits.day)) rank
      from visits join spaces on spaces.id = visits.space_id
      where visits.day > current_date - 7 and creator_id is not null group by creator_id`,
  );
