import { setLanguage, startI18n } from '@xana/i18n';
import { notificationLink } from './notification-link.ts';
import { notificationText } from './notification-text.ts';
import { phrases } from './phrases/phrases.ts';
import { notificationOf, REN, YUI } from './test-notification.ts';

const about = { post: null };

describe.each(['en', 'ja'] as const)('[NT-02] the text of a notification in %s', (locale) => {
  beforeAll(async () => {
    startI18n(locale);
    await phrases.load(locale);
    await setLanguage(locale);
  });
  const texts = {
    en: {
      one: 'Ren liked your post',
      two: 'Ren and Yui liked your post',
      three: 'Ren, Yui and 1 other liked your post',
      many: 'Ren, Yui and 1,200 others liked your post',
      payment: '1,050 XENY were added to your balance',
    },
    ja: {
      one: 'Renさんがあなたの投稿に「いいね」しました',
      two: 'RenさんとYuiさんがあなたの投稿に「いいね」しました',
      three: 'Renさん、Yuiさん、ほか1人があなたの投稿に「いいね」しました',
      many: 'Renさん、Yuiさん、ほか1,200人があなたの投稿に「いいね」しました',
      payment: '1,050 XENYが残高に追加されました',
    },
  }[locale];
  const of = (change: Parameters<typeof notificationOf>[0]) => notificationText(phrases.text, notificationOf(change));

  it('names one or two users, and counts the others', () => {
    expect(of({})).toBe(texts.one);
    expect(of({ actors: [REN, YUI], actorCount: 2 })).toBe(texts.two);
    expect(of({ actors: [REN, YUI], actorCount: 3 })).toBe(texts.three);
    expect(of({ actors: [REN, YUI], actorCount: 1202 })).toBe(texts.many);
  });

  it('names the amount of a payment', () => {
    const payment = { outcome: 'credited', xeny: 1050 } as const;
    expect(of({ ...about, kind: 'payment', actors: [], actorCount: 0, payment })).toBe(texts.payment);
  });
});

it('[NT-06] links a notification to what it is about', () => {
  const link = (change: Parameters<typeof notificationOf>[0]) => notificationLink(notificationOf(change), 7);
  expect(link({})).toBe('/details/17?for=feed');
  expect(link({ ...about, kind: 'follow' })).toBe('/profile?user=1');
  expect(link({ ...about, kind: 'follow', actorCount: 2 })).toBe('/follow-user/7?option=followers');
  expect(link({ ...about, kind: 'payment' })).toBe('/store/history');
  expect(link({ ...about, kind: 'approval' })).toBe('/profile');
});
