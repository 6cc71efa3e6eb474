import type { getHotUsers as contract } from '@xana/contracts/http/users/get-hot-users';
import { sql } from 'kysely';
import { rankedPeople } from '../../database/ranked-people.ts';
import type { Handler } from '../../http/handler.ts';

/** Of the hottest spaces so many: who has none among them is not hot. */
const CONSIDERED = 500;

export const getHotUsers: Handler<typeof contract> = ({ caller, ...reach }) =>
  rankedPeople(
    reach,
    caller,
    sql`select creator_id user_id, sum(heat) rank from (
        select creator_id, heat from space_counts join spaces on spaces.id = space_counts.space_id
        where heat > 0 and creator_id is not null order by heat desc limit ${CONSIDERED}
      ) hottest group by creator_id`,
  );
