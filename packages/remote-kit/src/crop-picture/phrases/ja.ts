import type { en } from './crop-phrases.ts';

export const ja = {
  zoom: '拡大',
  x: '左右の位置',
  y: '上下の位置',
  preview: 'プレビュー',
  hint: 'ドラッグで移動、ピンチまたはスクロールで拡大・縮小できます。キー操作は矢印キーで移動、＋と−で拡大・縮小です。',
  use: 'この画像を使う',
} satisfies Record<keyof typeof en, string>;
