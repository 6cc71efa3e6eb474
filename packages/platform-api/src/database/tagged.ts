import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from './prepared-statements.ts';
import { tagKey } from './search/tag-search.ts';

/** A condition: has this tag, given by its key or by its label in either language. Some tags are everywhere and some hardly anywhere. @param tags the column */
export const isTagged = (tags: RawBuilder<unknown>, tag: string) =>
  sql<boolean>`${plannedEachTime} ${tags} @> array[${tagKey(tag)}]::text[]`;
