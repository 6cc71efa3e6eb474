import type { en } from './en.ts';

export const ja: Record<keyof typeof en, string> = {
  'attach.title': 'スペースやイベントを追加',
  'attach.kinds': '種類',
  'attach.spaces': 'スペース',
  'attach.events': 'イベント',
  'attach.search.space': 'スペースを検索',
  'attach.search.event': 'イベントを検索',
  'attach.clear': '検索をクリア',
  'attach.own.space': '自分のスペース',
  'attach.own.event': '自分のイベント',
  'attach.all.space': 'すべてのスペース',
  'attach.all.event': '開催中・開催予定のイベント',
  'attach.found': '検索結果',
  'attach.failed': '一覧を読み込めませんでした',
};
