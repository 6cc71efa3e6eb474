import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from './prepared-statements.ts';

/** A condition: has this tag, in any letter case. Some tags are everywhere and some hardly anywhere. @param tags the column */
export const isTagged = (tags: RawBuilder<unknown>, tag: string) =>
  sql<boolean>`${plannedEachTime} ${tags} @> array[${tag.toLowerCase()}]::text[]`;
