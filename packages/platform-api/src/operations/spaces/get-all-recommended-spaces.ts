import type { getAllRecommendedSpaces as contract } from '@xana/contracts/http/spaces/get-recommended-spaces';
import type { Handler } from '../../http/handler.ts';
import { recommendedSpaces } from '../../database/recommended-spaces.ts';

export const getAllRecommendedSpaces: Handler<typeof contract> = ({ input, caller, ...reach }) =>
  recommendedSpaces(reach, caller, input);
