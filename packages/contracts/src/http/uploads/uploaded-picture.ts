import * as z from '@xana/contracts/schema';
import { described } from '../describe.ts';
import { pictureUrl } from '../fields.ts';

export const uploadedPicture = z.object({
  file: described(pictureUrl, 'URL of the picture. Send it to operations that take a picture.'),
  /** Added later: an earlier platform leaves them out. */
  width: z.optional(described(z.number(), 'Width in pixels.')),
  height: z.optional(described(z.number(), 'Height in pixels.')),
  isStill: z.optional(
    described(z.boolean(), 'True when the file was animated: only its first frame is kept. Otherwise left out.'),
  ),
});
