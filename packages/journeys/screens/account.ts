import { randomUUID } from 'node:crypto';
import { newestCode } from '../site/email-login.ts';
import { DIALOG_VIEWS, type Flow } from './flow.ts';
import { asMemberOfTwoDevices, asNewMember } from './members.ts';
import { closeDialog, fill, find, press, type Step, see, seeText } from './stage.ts';

const openWallet = press({ en: /^Wallet 0x/, ja: /^ウォレット：0x/ });
const loginAndSecurity = { en: 'Login and security', ja: 'ログインとセキュリティ' };
const addMethod = { en: 'Add a login method', ja: 'ログイン方法を追加' };

const proveEmail: Step = async (stage) => {
  const email = `mia-${randomUUID().slice(0, 4)}@mail.test`;
  await press({ en: 'Add Email', ja: 'メールを追加' })(stage);
  await fill({ en: 'Email address', ja: 'メールアドレス' }, email)(stage);
  await press({ en: 'Send code', ja: 'コードを送信' })(stage);
  const code = find(stage, 'textbox', { en: '6-digit code', ja: '6桁のコード' });
  await code.waitFor();
  await code.fill(await newestCode(email));
};

export const ACCOUNT: readonly Flow[] = [
  {
    group: 'account',
    logIn: asMemberOfTwoDevices,
    path: '/',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'wallet',
        title: 'Wallet',
        steps: [openWallet, see({ en: 'Your wallet', ja: 'ウォレット' }), seeText('25 XETA')],
      },
      {
        name: 'switch-network',
        title: 'Switch network',
        steps: [
          press({ en: 'Switch network', ja: 'ネットワークを切り替える' }),
          see({ en: 'Switch network', ja: 'ネットワークの切り替え' }),
        ],
      },
      {
        name: 'add-login-method',
        title: 'Add a login method',
        steps: [
          press({ en: 'Back to your wallet', ja: 'ウォレットに戻る' }),
          press(loginAndSecurity),
          see(loginAndSecurity),
          press(addMethod),
          see(addMethod),
        ],
      },
      {
        name: 'account',
        title: 'Login methods and devices',
        steps: [proveEmail, see(loginAndSecurity), see({ en: 'Remove Email', ja: 'メールを削除' }, 'button')],
      },
      {
        name: 'remove-login-method',
        title: 'Remove a login method',
        steps: [
          press({ en: 'Remove Email', ja: 'メールを削除' }),
          see({ en: 'Remove Email?', ja: 'メールを削除しますか？' }, 'alertdialog'),
        ],
      },
      {
        name: 'log-out',
        title: 'Logout',
        steps: [
          press({ en: 'Cancel', ja: 'キャンセル' }),
          closeDialog,
          openWallet,
          press({ en: 'Disconnect', ja: '接続を解除' }),
          see({ en: 'Disconnect your wallet?', ja: 'ウォレットの接続を解除しますか？' }, 'alertdialog'),
        ],
      },
    ],
  },
  {
    group: 'account',
    logIn: asNewMember,
    path: '/settings/account',
    views: DIALOG_VIEWS,
    screens: [
      {
        name: 'delete-account',
        title: 'Delete the account',
        steps: [
          press({ en: 'Delete account…', ja: 'アカウントを削除…' }),
          see({ en: 'Delete your account?', ja: 'アカウントを削除しますか？' }, 'alertdialog'),
        ],
      },
    ],
  },
];
