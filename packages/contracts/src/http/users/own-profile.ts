import * as z from '@xana/contracts/schema';
import { pictureUrl } from '../fields.ts';
import { approval } from './approval.ts';

/** One's own record: it carries what nobody else sees. */
export const ownProfile = z.object({
  id: z.number(),
  name: z.string(),
  username: z.string(),
  bio: z.string(),
  avatar: z.nullable(pictureUrl),
  banner: z.nullable(pictureUrl),
  profileIconColor: z.string(),
  tags: z.array(z.string()),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
  discord: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  website: z.nullable(z.string()),
  isPopUpShow: z.boolean(),
  approval,
  /** @deprecated Read `approval`. Kept for released clients, which know no disapproved profile: it reads as `none`. */
  approvalState: z.enum(['none', 'pending', 'approved']),
});

export type OwnProfile = z.output<typeof ownProfile>;
