import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'Friends online',
  online: 'Online',
  onSite: 'On the site',
  inSpace: 'In {{space}}',
  join: 'Join {{name}} in {{space}}',
} as const;

export const { useText } = definePhrases('mfe-profile/friends-online', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
