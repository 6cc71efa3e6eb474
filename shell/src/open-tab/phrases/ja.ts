import type { en } from './phrases.ts';

export const ja = {
  fixed: '不具合が修正されました。',
  soon: '不具合が修正されました。このページは数秒後に再読み込みされます。',
  held: '不具合が修正されました。入力や操作が終わると、このページは再読み込みされます。',
  reload: '再読み込み',
} satisfies Record<keyof typeof en, string>;
