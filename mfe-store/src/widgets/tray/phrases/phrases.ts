import { definePhrases } from '@xana/i18n';

export const en = {
  label: 'Payments and transfers',
  'transfer.open': 'Sending {{amount}} XETA',
  'transfer.done': '{{amount}} XETA sent',
  'transfer.failed': '{{amount}} XETA not sent',
  'transfer.untraced': '{{amount}} XETA: result unknown',
  details: 'Details',
  'payment.open': 'Paying for {{xeny}} XENY',
  'payment.paid': 'Payment complete: {{xeny}} XENY',
  'payment.unpaid': '{{xeny}} XENY: not paid',
  'payment.unknown': '{{xeny}} XENY: result unknown',
  history: 'Open payment history',
  again: 'Try again',
  close: 'Close',
} as const;

export const { useText } = definePhrases('mfe-store/tray', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
