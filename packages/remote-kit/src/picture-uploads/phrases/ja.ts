import type { en } from './picture-phrases.ts';

export const ja = {
  add: '画像を追加',
  hint: 'JPG・PNG・WebP（{{most}}枚まで）',
  list: '選択した画像',
  describe: '画像{{number}}の説明',
  remindDescription: '画像の説明を書きましょう。見ることができない人には、説明だけが読み上げられます。',
  remove: '画像{{number}}を削除',
  uploading: '画像をアップロードしています',
} satisfies Record<keyof typeof en, string>;
