import type { en } from './phrases.ts';

export const ja = {
  needed: '投稿や購入には、利用規約への同意が必要です。',
  title: '利用規約への同意',
  neededText: '投稿や購入には、最新の利用規約への同意が必要です。同意すると操作が続きます。',
  version: '{{version}}版',
  open: '利用規約を新しいタブで開く',
  read: '利用規約を読み、同意します',
  sign: '署名して同意する',
  accept: '同意する',
  acceptWithoutWallet: '署名せずに同意する',
  signNote: 'ウォレットにメッセージへの署名を求める画面が表示されます。費用はかからず、資産も移動しません。',
  decline: '同意しない',
  rejected: '署名されませんでした。いつでもやり直せます。',
  pending: 'ウォレットに未完了のリクエストがあります。ウォレットを開いて先に完了してください。',
  walletFailed: 'ウォレットから応答がありませんでした。もう一度お試しいただくか、署名せずに同意してください。',
  failed: '利用規約を読み込めませんでした',
} satisfies Record<keyof typeof en, string>;
