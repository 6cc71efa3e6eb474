import type { en } from './phrases.ts';

export const ja: Record<keyof typeof en, string> = {
  label: 'お支払いと送信',
  'transfer.open': '{{amount}} XETAを送信中',
  'transfer.done': '{{amount}} XETAを送信しました',
  'transfer.failed': '{{amount}} XETAは送信されませんでした',
  'transfer.untraced': '{{amount}} XETA：結果を確認できません',
  details: '詳細',
  'payment.open': '{{xeny}} XENYのお支払いを処理中',
  'payment.paid': 'お支払いが完了しました：{{xeny}} XENY',
  'payment.unpaid': '{{xeny}} XENY：お支払いは完了していません',
  'payment.unknown': '{{xeny}} XENY：結果を確認できません',
  history: 'お支払い履歴を開く',
  again: 'もう一度試す',
  close: '閉じる',
};
