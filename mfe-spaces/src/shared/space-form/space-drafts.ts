import * as z from '@xana/contracts/schema';
import { createStored, validRows } from '@xana/remote-kit/stored';
import { createDrafts } from '../draft-form/create-drafts.ts';
import { isSame, spaceValues } from './space-values.ts';

const draftRow = z.object({
  userId: z.int(),
  /** The edited space; null for a new one. */
  spaceId: z.nullable(z.int()),
  version: z.int(),
  savedAt: z.number(),
  values: spaceValues,
});

/** Whose draft of which space. */
export interface DraftKey {
  userId: number;
  /** Null for a new space. */
  spaceId: number | null;
}

export const spaceDrafts = createDrafts({
  stored: createStored('spaceDrafts', { schema: validRows(draftRow), empty: [], isKeptInPage: true }),
  isOf: (row: DraftKey, { userId, spaceId }: DraftKey) => row.userId === userId && row.spaceId === spaceId,
  isSame,
});

/** The name of the picture of the draft that is not uploaded yet. */
export const pictureNameOf = ({ userId, spaceId }: DraftKey): string => `${userId} ${spaceId ?? 'new'}`;
