import type { en } from './phrases.ts';

export const ja = {
  add: 'スペースやイベントを追加',
  change: '選び直す',
  remove: 'スペースやイベントを外す',
  space: 'スペース',
  event: 'イベント',
  'gone.space': 'このスペースは表示できません',
  'gone.event': 'このイベントは表示できません',
} satisfies Record<keyof typeof en, string>;
