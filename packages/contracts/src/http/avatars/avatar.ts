import * as z from '@xana/contracts/schema';
import { pictureUrl } from '../fields.ts';
import { userSummary } from '../spaces/space.ts';

/** An avatar with its maker. */
export const avatar = z.object({ id: z.number(), name: z.string(), image: pictureUrl, user: userSummary });

export type Avatar = z.output<typeof avatar>;
