import type { en } from './phrases.ts';

export const ja = {
  'telegram.title': 'Telegramでログインしました',
  'telegram.text': '{{name}}さん、ようこそ。このログインは元のアプリのためのもので、まもなく終了します。',
  'telegram.left_one': 'あと{{count}}秒でログアウトします。',
  'telegram.left_other': 'あと{{count}}秒でログアウトします。',
  'telegram.end': '今すぐログアウト',
} satisfies Record<keyof typeof en, string>;
