import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { MESSAGE_SENDERS } from './privacy-choices.ts';

export const messageSenders = described(
  z.enum(MESSAGE_SENDERS),
  'Who may send the member messages. `following`: users whom the member follows or has written to.',
  { examples: ['following'] },
);
export const showsPresence = described(z.boolean(), 'Whether friends see that the member is online.');

export const privacySettings = named(
  'PrivacySettings',
  'What other users may do and see. At first, everybody may send messages and friends see the presence.',
  z.object({ messageSenders, showsPresence }),
);
export type PrivacySettings = z.output<typeof privacySettings>;
