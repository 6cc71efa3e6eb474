import type { en } from './phrases.ts';

export const ja = {
  'block.title': '{{name}}さんをブロックしますか？',
  'block.text': 'お互いが表示されなくなり、フォローも解除されます。相手には通知されません。',
  'block.done': '{{name}}さんをブロックしました',
  'block.undone': '{{name}}さんのブロックを解除しました',
  'block.hint': 'お互いの情報は、リスト・投稿・チャットに表示されません。',
  'block.undo': '{{name}}さんのブロックを解除',
  'block.undoShort': 'ブロック解除',
  'mute.do': '{{name}}さんをミュート',
  'mute.done': '{{name}}さんをミュートしました',
  'mute.undone': '{{name}}さんのミュートを解除しました',
  'mute.undo': '{{name}}さんのミュートを解除',
  'mute.undoShort': 'ミュート解除',
  'empty.blocked': 'ブロックしたユーザーがここに表示されます',
  'empty.muted': 'ミュートしたユーザーがここに表示されます',
} satisfies Record<keyof typeof en, string>;
