import type { Notification } from '@xana/contracts/http/notifications/notification';
import { buildMember } from '@xana/test-kit/builders';

export const MEMBER = buildMember({ id: 7, name: 'Mia' });

const actor = (id: number, name: string) => ({ id, name, avatar: null, profileIconColor: '#5b3df5' });
export const REN = actor(1, 'Ren');
export const YUI = actor(2, 'Yui');

export const notificationOf = (change: Partial<Notification> = {}): Notification => ({
  id: 1,
  kind: 'like',
  updatedAt: '2026-11-22T09:30:00.000Z',
  isRead: false,
  actors: [REN],
  actorCount: 1,
  post: { id: 17, text: 'Good morning', image: null },
  comment: null,
  event: null,
  payment: null,
  approval: null,
  moderation: null,
  ...change,
});
