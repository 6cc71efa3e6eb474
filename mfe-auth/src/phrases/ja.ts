import type { en } from './en.ts';

export const ja = {
  'control.logIn': 'ログイン',
  'control.wallet': 'ウォレット {{address}}',
  'login.title': 'ログイン',
  'login.text':
    'このブラウザのウォレットを選んでください。メッセージに署名するだけで、費用はかからず、何も移動しません。',
  'login.none': 'このブラウザにウォレットが見つかりません。MetaMaskなどをインストールして、もう一度開いてください。',
  'login.with': '{{wallet}}でログイン',
  'login.waiting': '{{wallet}}で確認してください',
  'login.rejected': '署名されなかったため、何も行われませんでした。いつでもやり直せます。',
  'login.pending': '{{wallet}}は前の回答を待っています。先にウォレットを開いて完了してください。',
  'login.walletFailed': '{{wallet}}から正しい応答がありませんでした。もう一度お試しください。',
  'login.welcome': 'ようこそ、{{name}}さん',
  'wallet.title': 'ウォレット',
  'wallet.copy': 'アドレスをコピー',
  'wallet.copied': 'コピーしました',
  'wallet.explorer': 'エクスプローラーで見る',
  'wallet.profile': 'プロフィールを見る',
  'wallet.disconnect': '接続を解除',
  'disconnect.title': 'ウォレットの接続を解除しますか？',
  'disconnect.text': 'このブラウザのすべてのタブでログアウトされます。',
  'disconnect.confirm': '接続を解除',
  'disconnect.cancel': 'ログインを続ける',
} satisfies Record<keyof typeof en, string>;
