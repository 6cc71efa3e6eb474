/** Texts of the login dialog that a journey looks for. */
export const LOGIN_WORDS = {
  en: {
    login: 'Log in',
    member: /^(Wallet|Account of) /,
    email: 'Email',
    emailAddress: 'Email address',
    sendCode: 'Send code',
    code: '6-digit code',
    testWallet: 'Open the test wallet',
    continueWithTelegram: 'Continue with Telegram',
  },
  ja: {
    login: 'ログイン',
    member: /^ウォレット：|さんのアカウント$/,
    email: 'メール',
    emailAddress: 'メールアドレス',
    sendCode: 'コードを送信',
    code: '6桁のコード',
    testWallet: 'テスト用ウォレットを開く',
    continueWithTelegram: 'Telegramで続ける',
  },
} as const;

export type LoginWords = (typeof LOGIN_WORDS)['en' | 'ja'];
