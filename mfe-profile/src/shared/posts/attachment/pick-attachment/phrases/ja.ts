import type { en } from './phrases.ts';

export const ja: Record<keyof typeof en, string> = {
  title: 'スペースやイベントを追加',
  kinds: '種類',
  spaces: 'スペース',
  events: 'イベント',
  'search.space': 'スペースを検索',
  'search.event': 'イベントを検索',
  clear: '検索をクリア',
  'own.space': '自分のスペース',
  'own.event': '自分のイベント',
  'all.space': 'すべてのスペース',
  'all.event': '開催中・開催予定のイベント',
  found: '検索結果',
  failed: '一覧を読み込めませんでした',
};
