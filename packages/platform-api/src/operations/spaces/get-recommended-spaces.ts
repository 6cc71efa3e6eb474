import type { getRecommendedSpaces as contract } from '@xana/contracts/http/spaces/get-recommended-spaces';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { recommendedSpaces } from '../../database/recommended-spaces.ts';
import { FIRST_PAGE } from './list-spaces.ts';

export const getRecommendedSpaces: Handler<typeof contract> = ({ caller, ...reach }) =>
  recommendedSpaces(reach, caller, FIRST_PAGE, sql`not spaces.is_game`);
