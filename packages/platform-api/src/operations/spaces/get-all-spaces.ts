import type { getAllSpaces as contract } from '@xana/contracts/http/spaces/get-all-spaces';
import type { InputOf } from '@xana/contracts/operation';
import { type RawBuilder, sql } from 'kysely';
import { selectSpacePage } from '../../database/space-pages.ts';
import { isTagged } from '../../database/tagged.ts';
import type { Handler } from '../../http/handler.ts';
import { recommendedSpaces } from '../../database/recommended-spaces.ts';

type Input = InputOf<typeof contract>;

export const getAllSpaces: Handler<typeof contract> = ({ input, caller, ...reach }) =>
  input.sort === 'recommended'
    ? recommendedSpaces(reach, caller, input, matching(input).where)
    : selectSpacePage(reach, caller, input, {
        ...matching(input),
        by: input.sort === 'new' ? 'created' : input.sort === 'mostActive' ? 'heat' : 'totalVisits',
      });

function matching({ entityType, creatorId, kind, ...input }: Input): { where?: RawBuilder<unknown> } {
  const tag = input.tag ?? input.tagName ?? input.tags ?? input.tagType;
  const conditions = [
    ...(tag ? [isTagged(sql`spaces.tags`, tag)] : []),
    ...(entityType ? [sql`spaces.entity_type = ${entityType}`] : []),
    ...(creatorId ? [sql`spaces.creator_id = ${creatorId}`] : []),
    ...(kind ? [sql`spaces.is_game = ${kind === 'game'}`] : []),
  ];
  return conditions.length > 0 ? { where: sql.join(conditions, sql` and `) } : {};
}
