import type { getRecommended2dSpaces as contract } from '@xana/contracts/http/spaces/get-recommended-spaces';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { recommendedSpaces } from '../../database/recommended-spaces.ts';
import { FIRST_PAGE } from './list-spaces.ts';

export const getRecommended2dSpaces: Handler<typeof contract> = ({ caller, ...reach }) =>
  recommendedSpaces(reach, caller, FIRST_PAGE, sql`spaces.entity_type = 'USER_WORLD' and not spaces.is_game`);
