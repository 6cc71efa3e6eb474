import type { getHotGames as contract } from '@xana/contracts/http/spaces/get-hot-games';
import { sql } from 'kysely';
import { selectSpacePage } from '../../database/space-pages.ts';
import type { Handler } from '../../http/handler.ts';

export const getHotGames: Handler<typeof contract> = ({ input, caller, ...reach }) =>
  selectSpacePage(reach, caller, input, { where: sql`spaces.is_game`, by: 'heat' });
