import type { en } from './en.ts';

export const ja = {
  title: '残高',
  unavailable: '残高を取得できません',
  tryAgain: '{{currency}}を再取得',
  visitor: 'ログインして{{currency}}を見る',
  loading: '{{currency}}を読み込み中',
} satisfies Record<keyof typeof en, string>;
