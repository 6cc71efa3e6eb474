import { definePhrases } from '@xana/i18n';

export const en = {
  'welcome.title': 'Welcome to XANA, {{name}}',
  'welcome.text': 'Nice to have you here. Would you like to open your profile and introduce yourself?',
  'welcome.username': 'Choose a username (optional)',
  'welcome.usernameHint': 'Friends find and mention you by it. Use letters and digits, with at least one letter.',
  'welcome.suggestions': 'Available usernames',
  'welcome.yes': 'Yes',
  'welcome.no': 'No, continue',
  'deletion.title': 'Your account will be deleted on {{date}}',
  'deletion.text':
    'Until then others do not see you, and you cannot post, write or buy. If you keep your account, everything is as it was; plans that you cancelled stay cancelled.',
  'deletion.keep': 'Keep my account',
  'deletion.logOut': 'Log out',
  'deletion.kept': 'Your account is kept',
  'handOff.pending': 'Your wallet has an unfinished request. Please open the wallet and finish it first.',
  'handOff.logOut': 'Log out',
  'handOff.title': 'Let an app log in?',
  'handOff.named': 'The app “{{app}}”',
  'handOff.unnamed': 'An app',
  'handOff.text': '{{app}} wants to log in as {{name}}.',
  'handOff.compare':
    'Continue only if your app shows this number. If you did not start a login in an app, choose “Do not allow”.',
  'handOff.device': 'Device: {{device}}',
  'handOff.grant': 'Allow',
  'handOff.deny': 'Do not allow',
  'handOff.rejected': 'You did not sign the message. You can try again, or choose “Do not allow”.',
  'handOff.walletFailed': 'Your wallet did not respond as expected. Please try again.',
  'handOff.granted.title': 'Login allowed',
  'handOff.granted.text': '{{app}} can now log in. You can go back to it.',
  'handOff.denied.title': 'Login not allowed',
  'handOff.denied.text': '{{app}} gets no access to your account.',
  'handOff.expired.title': 'This login has expired',
  'handOff.expired.text': '{{app}} waits five minutes. Start the login in the app again.',
  'handOff.needsLogin.title': 'Please log in again',
  'handOff.needsLogin.text': 'To protect your account, log out here, then start the login in the app again.',
} as const;

export const { useText } = definePhrases('mfe-auth', { en, ja: () => import('./ja.ts').then(({ ja }) => ja) });
