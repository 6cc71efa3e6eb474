import { definePhrases } from '@xana/i18n';

export const en = {
  owners: 'Who owns what',
  noOwners: 'Nothing has an owner: each remote may contribute to any page, slot and event.',
  ownHint:
    'A release of another remote that contributes one of these is rejected. An admin changes owners with `release own`.',
  pages: 'Pages',
  slots: 'Slots',
  handlers: 'Handlers',
};

export const ownerPhrases = definePhrases('release-desk-owners', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
