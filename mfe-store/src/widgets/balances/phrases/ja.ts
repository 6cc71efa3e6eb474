import type { en } from './phrases.ts';

export const ja: Record<keyof typeof en, string> = {
  title: '残高',
  unavailable: '残高を取得できません',
  tryAgain: '{{currency}}：残高を取得できません。もう一度試す',
  noWallet: 'ウォレットなしでログインしています',
  visitor: 'ログインして{{currency}}を見る',
  loading: '{{currency}}を読み込み中',
  toTransfer: '{{amount}} XETA、送る',
  toStore: '{{amount}} XENY、ストアを開く',
};
