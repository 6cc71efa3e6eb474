import {
  friendPresenceChanged,
  reportRequested,
  unreadCountChanged,
  unreadNotificationsChanged,
  userHiddenChanged,
} from '@xana/contracts/events/chat';
import { blockChanged, followChanged, muteChanged } from '@xana/contracts/events/profile';
import { memberLeft } from '@xana/contracts/events/session';
import { defineRemote } from '@xana/remote-kit/config';

export const remote = defineRemote({
  name: 'mfe-chat',
  owner: { team: 'Conversations', contact: 'conversations@xana.example' },
  pages: [
    {
      path: '/chat',
      module: 'chat',
      title: { en: 'Chat', ja: 'チャット' },
      login: 'required',
      preload: [],
      hidesFooter: true,
    },
  ],
  slots: [
    { slot: 'header.chat', module: 'chat-icon', order: 10, height: 44, label: { en: 'Chat', ja: 'チャット' } },
    {
      slot: 'page.background',
      module: 'live-sockets',
      order: 10,
      height: 0,
      label: { en: 'Live connection', ja: 'ライブ接続' },
      login: 'required',
    },
    {
      slot: 'settings.notifications',
      module: 'alert-settings',
      order: 10,
      height: 220,
      label: { en: 'Message alerts', ja: 'メッセージの通知' },
      login: 'required',
    },
  ],
  handlers: [],
  events: {
    publishes: [
      friendPresenceChanged,
      reportRequested,
      unreadCountChanged,
      unreadNotificationsChanged,
      userHiddenChanged,
    ],
    consumes: [memberLeft, followChanged, muteChanged, blockChanged, userHiddenChanged],
  },
  needs: { shell: 1, session: 1 },
  grants: ['openSockets'],
  budget: { entryKilobytes: 40 },
});
