import type { getHotSpaces as contract } from '@xana/contracts/http/spaces/get-hot-spaces';
import { sql } from 'kysely';
import { selectSpacePage } from '../../database/space-pages.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotSpaces: Handler<typeof contract> = ({ input, caller, ...reach }) =>
  selectSpacePage(reach, caller, input, { where: sql`not spaces.is_game`, by: 'heat' });
