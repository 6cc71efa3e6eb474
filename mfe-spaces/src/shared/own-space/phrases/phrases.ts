import { definePhrases } from '@xana/i18n';

export const en = {
  menu: 'Manage {{name}}',
  edit: 'Edit',
  event: 'Create an event here',
  numbers: 'Statistics',
  delete: 'Delete',
  deleted: '“{{name}}” was deleted',
  deletedHint: 'You can restore it for seven days.',
  restored: '“{{name}}” is back',
  editTitle: 'Edit the space',
  editFailed: 'The space could not be loaded',
  save: 'Save',
  saved: 'Space saved',
  deletedTitle: 'Deleted spaces',
  deletedUntil: 'Can be restored until {{date}}',
  restore: 'Restore',
  deletedFailed: 'Deleted spaces could not be loaded',
} as const;

/** Shown to the creator of a space. */
export const { useText } = definePhrases('mfe-spaces/own-space', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
