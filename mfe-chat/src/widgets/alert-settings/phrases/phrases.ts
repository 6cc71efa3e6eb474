import { definePhrases } from '@xana/i18n';

export const en = {
  title: 'New messages in this browser',
  text: 'Muted users and message requests do not alert you.',
  sound: 'Play a sound',
  desktop: 'Show desktop notifications',
  trySound: 'Play the sound',
  tryDesktop: 'Show a notification',
  sampleTitle: 'XANA',
  sampleText: 'New messages are shown like this',
  denied: 'Notifications from this site are blocked. Allow them in your browser settings, then switch this on again.',
  unsupported: 'This browser does not show desktop notifications from websites.',
  silent: 'The sound could not be played',
} as const;

export const { useText } = definePhrases('mfe-chat/alert-settings', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
