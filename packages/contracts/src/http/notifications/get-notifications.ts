import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { listOf, pageNumber, pageSize } from '../fields.ts';
import { notification, notificationKind } from './notification.ts';

export const getNotifications = defineOperation({
  id: 'getNotifications',
  summary: 'List your notifications, newest first',
  description:
    'Of the last 90 days. Excludes users whom you muted or blocked or who blocked you, and what was deleted or undone since.',
  method: 'GET',
  path: '/notifications/get-notifications/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({
    pageNumber,
    pageSize,
    state: z.optional(described(z.enum(['unread']), 'Only unread ones.')),
    kind: z.optional(described(notificationKind, 'Only this kind.')),
    include: z.optional(
      described(
        z.enum(['moderation', 'all']),
        'What older clients cannot show: `moderation` are decisions of the moderators on content, `all` also changes of events.',
      ),
    ),
  }),
  output: listOf(notification),
});
