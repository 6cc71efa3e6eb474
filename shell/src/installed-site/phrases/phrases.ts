import { definePhrases } from '@xana/i18n';

export const en = {
  install: 'Install app',
  dialogTitle: 'Add XANA to your Home Screen',
  intro: 'XANA then opens from its own icon, like an app.',
  share: 'Tap Share in the toolbar of your browser',
  add: 'Choose “Add to Home Screen”',
  confirm: 'Tap “Add”',
  close: 'Close',
} as const;

export const installPhrases = definePhrases('shell/install', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
