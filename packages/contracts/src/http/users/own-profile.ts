import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { pictureUrl } from '../fields.ts';
import { approval } from './approval.ts';

export const ownProfile = named(
  'OwnProfile',
  'Your own profile, with private fields.',
  z.object({
    id: described(z.number(), 'Id of the user.'),
    name: described(z.string(), 'Display name.'),
    username: described(z.string(), 'Unique name, without spaces.'),
    bio: described(z.string(), 'About you.'),
    avatar: described(z.nullable(pictureUrl), 'Profile picture; null without one.'),
    banner: described(z.nullable(pictureUrl), 'Wide picture; null without one.'),
    profileIconColor: described(z.string(), 'Background color of the initial where there is no picture.'),
    tags: described(z.array(z.string()), 'Interests, as tags in lower case.', { examples: [['music', 'art']] }),
    email: described(z.nullable(z.string()), 'Email address; only you see it.'),
    phoneNumber: described(z.nullable(z.string()), 'Phone number; only you see it.'),
    instagram: described(z.nullable(z.string()), 'Instagram name.'),
    twitter: described(z.nullable(z.string()), 'X (Twitter) name.'),
    discord: described(z.nullable(z.string()), 'Discord invite link.'),
    youtube: described(z.nullable(z.string()), 'YouTube channel.'),
    website: described(z.nullable(z.string()), 'Web address.'),
    isPopUpShow: described(z.boolean(), 'Whether the welcome of the first login is still to be shown.'),
    approval,
    approvalReason: described(
      z.nullable(z.string()),
      'Why the profile is disapproved, for you only; null with any other approval.',
    ),
    version: described(z.number(), 'Grows with each change of the profile. Send it with an update.'),
    /** @deprecated Read `approval`. Released clients know no disapproved profile: they read it as `none`. */
    approvalState: described(
      z.enum(['none', 'pending', 'approved']),
      'Read `approval` instead. A disapproved profile is `none` here.',
      { deprecated: true },
    ),
  }),
);

export type OwnProfile = z.output<typeof ownProfile>;
