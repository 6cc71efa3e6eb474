import { blockWindows } from '../site/social-login.ts';
import { acceptAtTelegram, TELEGRAM_ORIGIN } from '../site/telegram-login.ts';
import { startWaitingApp } from '../site/waiting-app.ts';
import { DIALOG_VIEWS, type Flow } from './flow.ts';
import { asDemoMember, asNewcomer } from './members.ts';
import { fill, press, type Step, see } from './stage.ts';

const loginDialog = see({ en: 'Log in', ja: 'ログイン' });
const otherMethods = press({ en: 'Other ways to log in', ja: 'ほかのログイン方法' });
const sendCode = { en: 'Send code', ja: 'コードを送信' };

const arriveFromTelegram: Step = async ({ page }) => {
  await page.goto(`${TELEGRAM_ORIGIN}/login`);
  await acceptAtTelegram(page, 'Yui');
};

const arriveFromApp: Step = async ({ page }) => {
  const { link } = await startWaitingApp(page.context());
  await page.goto(link);
};

export const LOGIN: readonly Flow[] = [
  {
    group: 'login',
    path: '/?login',
    views: DIALOG_VIEWS,
    screens: [
      { name: 'login', title: 'Login methods', steps: [loginDialog] },
      {
        name: 'login-email',
        title: 'Login by email',
        steps: [press({ en: 'Email', ja: 'メール' }), see(sendCode, 'button')],
      },
      {
        name: 'login-email-code',
        title: 'Code of the email',
        steps: [
          fill({ en: 'Email address', ja: 'メールアドレス' }, 'mia.tanaka@mail.test'),
          press(sendCode),
          see({ en: '6-digit code', ja: '6桁のコード' }, 'textbox'),
        ],
      },
      {
        name: 'login-walletconnect',
        title: 'Login with WalletConnect',
        steps: [
          otherMethods,
          press('WalletConnect'),
          see({ en: 'Open the test wallet', ja: 'テスト用ウォレットを開く' }, 'link'),
        ],
      },
      {
        name: 'login-window-blocked',
        title: 'A blocked window of Google',
        steps: [
          otherMethods,
          ({ page }) => blockWindows(page),
          press('Google'),
          see({ en: 'Open the window', ja: 'ウィンドウを開く' }, 'button'),
        ],
      },
    ],
  },
  {
    group: 'login',
    logIn: asNewcomer,
    path: '/explore',
    views: DIALOG_VIEWS,
    screens: [{ name: 'welcome', title: 'Welcome', steps: [see({ en: /^Welcome to XANA/, ja: /XANAへようこそ$/ })] }],
  },
  {
    group: 'login',
    logIn: asNewcomer,
    path: '/store',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'terms-line',
        title: 'Terms before a purchase',
        steps: [
          press({ en: 'No, continue', ja: 'いいえ、続ける' }),
          press({ en: 'Buy 500 XENY for $4.99', ja: '500 XENYを$4.99で購入' }),
          see({ en: 'Please accept the terms of use', ja: '利用規約への同意' }, 'region'),
        ],
      },
    ],
  },
  {
    group: 'login',
    logIn: asNewcomer,
    path: '/feed?for=user',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'terms-request',
        title: 'Acceptance of the terms',
        steps: [
          press({ en: 'No, continue', ja: 'いいえ、続ける' }),
          fill({ en: 'New post', ja: '新しい投稿' }, 'Rain in the garden'),
          press({ en: 'Post', ja: '投稿する' }),
          see({ en: 'Please accept the terms of use', ja: '利用規約への同意' }, 'alertdialog'),
          see({ en: 'Terms of use', ja: '利用規約' }, 'region'),
        ],
      },
    ],
  },
  {
    group: 'login',
    logIn: asDemoMember,
    path: '/',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'app-login',
        title: 'Login of an app',
        steps: [
          arriveFromApp,
          see({ en: 'Let an app log in?', ja: 'アプリのログインを許可しますか？' }, 'alertdialog'),
        ],
      },
      {
        name: 'app-login-allowed',
        title: 'Login of an app, allowed',
        steps: [press({ en: 'Allow', ja: '許可する' }), see({ en: 'Login allowed', ja: 'ログインを許可しました' })],
      },
    ],
  },
  {
    group: 'login',
    path: '/',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'telegram-visit',
        title: 'Visit from Telegram',
        steps: [
          arriveFromTelegram,
          see({ en: 'You are logged in with Telegram', ja: 'Telegramでログインしました' }, 'alertdialog'),
        ],
      },
    ],
  },
];
