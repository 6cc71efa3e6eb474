import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { pictureUrl } from '../fields.ts';
import { userSummary } from '../users/user.ts';

export const avatar = named(
  'Avatar',
  'An avatar and the user who wears it.',
  z.object({
    id: described(z.number(), 'Id of the avatar.'),
    name: described(z.string(), 'Name of the avatar.'),
    image: described(pictureUrl, 'Picture of the avatar.'),
    user: userSummary,
  }),
);

export type Avatar = z.output<typeof avatar>;
