import type { en } from './phrases.ts';

export const ja = {
  title: 'このブラウザでの新着メッセージ',
  text: 'ミュートしたユーザーとメッセージリクエストは通知されません。',
  sound: '音を鳴らす',
  desktop: 'デスクトップ通知を表示する',
  trySound: '音を試す',
  tryDesktop: '通知を試す',
  sampleTitle: 'XANA',
  sampleText: '新着メッセージはこのように表示されます',
  denied: 'このサイトの通知はブロックされています。ブラウザの設定で許可してから、もう一度オンにしてください。',
  unsupported: 'このブラウザはウェブサイトのデスクトップ通知に対応していません。',
  silent: '音を再生できませんでした',
} satisfies Record<keyof typeof en, string>;
