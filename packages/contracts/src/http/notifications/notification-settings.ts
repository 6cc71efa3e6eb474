import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';
import { notificationKind } from './notification.ts';

export const notificationSettings = named(
  'NotificationSettings',
  'Which notifications a member gets. Everything is on at first.',
  z.object({
    disabledKinds: described(z.array(notificationKind), 'The kinds that are turned off.', { examples: [['like']] }),
  }),
);
export type NotificationSettings = z.output<typeof notificationSettings>;
