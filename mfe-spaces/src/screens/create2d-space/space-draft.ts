import * as z from '@xana/contracts/schema';
import { TAGS } from '@xana/contracts/tags';
import { createStored, validRows } from '@xana/remote-kit/stored';

const writtenDraft = z.object({
  name: z.string(),
  description: z.string(),
  youtubeUrl: z.string(),
  /** The address of the uploaded picture; empty before the upload. */
  image: z.string().check(z.regex(/^(https?:|$)/)),
  worldId: z.nullable(z.int()),
  tags: validRows(z.enum(TAGS)),
});

/** The content of the form for a new space. */
export type WrittenDraft = z.output<typeof writtenDraft>;

const EMPTY: WrittenDraft = { name: '', description: '', youtubeUrl: '', image: '', worldId: null, tags: [] };

/** Removed after the space is created, so that the next form starts empty. */
export const spaceDraft = createStored('spaceDraft', { schema: writtenDraft, empty: EMPTY });
