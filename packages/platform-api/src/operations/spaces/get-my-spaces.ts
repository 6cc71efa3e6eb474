import type { getMySpaces as contract } from '@xana/contracts/http/spaces/get-my-spaces';
import { sql } from 'kysely';
import { selectSpacePage } from '../../database/space-pages.ts';
import type { Handler } from '../../http/handler.ts';

export const getMySpaces: Handler<typeof contract> = ({ input, caller, ...reach }) =>
  selectSpacePage(reach, caller, input, {
    where: sql`spaces.creator_id = ${caller.userId}`,
    by: 'created',
  });
