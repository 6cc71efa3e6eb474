export const en = {
  'control.logIn': 'Log in',
  'control.reconnect': 'Reconnect',
  'control.wallet': 'Wallet {{address}}',
  'control.account': 'Account of {{name}}',
} as const;
