export const en = {
  title: 'Balances',
  unavailable: 'Balance unavailable',
  tryAgain: 'Try again: {{currency}}',
  visitor: 'Log in to see your {{currency}}',
  loading: '{{currency}} is loading',
} as const;
