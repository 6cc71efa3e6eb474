import * as z from '@xana/contracts/schema';
import { instant, pictureUrl } from '../fields.ts';

/** A 3D world that a member built in the app; `spaceId` is its page here, if it has one. */
export const builtWorld = z.object({
  id: z.number(),
  name: z.string(),
  thumbnail: pictureUrl,
  spaceId: z.nullable(z.number()),
  createdAt: instant,
});

export type BuiltWorld = z.output<typeof builtWorld>;
