import { definePhrases } from '@xana/i18n';

export const en = {
  'icon.label': 'Chat',
  'icon.unread_one': 'Chat, {{count}} unread message',
  'icon.unread_other': 'Chat, {{count}} unread messages',
};

export const { useText } = definePhrases('mfe-chat', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
