import type { en } from './owner-phrases.ts';

export const ja: Record<keyof typeof en, string> = {
  owners: '担当チーム',
  noOwners: '担当チームは決まっていません。どのリモートも、すべてのページ・スロット・イベントを使えます。',
  ownHint: 'ほかのリモートがこれらを使うリリースは拒否されます。担当は管理者が`release own`で変更します。',
  pages: 'ページ',
  slots: 'スロット',
  handlers: 'ハンドラー',
};
