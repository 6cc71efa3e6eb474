import { setLanguage, startI18n } from '@xana/i18n';
import { notificationLink } from '@xana/i18n/notifications/notification-link';
import { notificationText } from '@xana/i18n/notifications/notification-text';
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
      event: ['“Gig” has a new time: (2026-11-27T19:00:00.000Z)', '“Gig” was cancelled'],
      hidden: 'The moderators hid your post. Reason: Spam',
    },
    ja: {
      one: 'Renさんがあなたの投稿に「いいね」しました',
      two: 'RenさんとYuiさんがあなたの投稿に「いいね」しました',
      three: 'Renさん、Yuiさん、ほか1人があなたの投稿に「いいね」しました',
      many: 'Renさん、Yuiさん、ほか1,200人があなたの投稿に「いいね」しました',
      payment: '1,050 XENYが残高に追加されました',
      event: ['「Gig」の日時が(2026-11-27T19:00:00.000Z)に変更されました', '「Gig」は中止になりました'],
      hidden: '運営があなたの投稿を非表示にしました。理由：Spam',
    },
  }[locale];
  const of = (change: Parameters<typeof notificationOf>[0]) =>
    notificationText(phrases.text, notificationOf(change), (iso) => `(${iso})`);

  it('names one or two users, and counts the others', () => {
    expect(of({})).toBe(texts.one);
    expect(of({ actors: [REN, YUI], actorCount: 2 })).toBe(texts.two);
    expect(of({ actors: [REN, YUI], actorCount: 3 })).toBe(texts.three);
    expect(of({ actors: [REN, YUI], actorCount: 1202 })).toBe(texts.many);
  });

  it('tells what the host of an event changed, with the new time [NT-01] [SP-04]', () => {
    const event = { id: 3, title: 'Gig', image: 'https://media.test/e' };
    const eventStartsAt = '2026-11-27T19:00:00.000Z';
    const changed = (eventChange: 'moved' | 'cancelled') =>
      of({ ...about, kind: 'event', actors: [], actorCount: 0, event, eventChange, eventStartsAt });
    expect([changed('moved'), changed('cancelled')]).toEqual(texts.event);
  });

  it('tells the reason of a hidden post [MO-04]', () => {
    const moderation = { outcome: 'hidden', targetType: 'post', reason: 'Spam' } as const;
    expect(of({ kind: 'approval', actors: [], actorCount: 0, moderation })).toBe(texts.hidden);
  });

  it('names the amount of a payment', () => {
    const payment = { outcome: 'credited', xeny: 1050 } as const;
    expect(of({ ...about, kind: 'payment', actors: [], actorCount: 0, payment })).toBe(texts.payment);
  });
});

it('links a notification to what it is about [NT-06] [FD-03]', () => {
  const link = (change: Parameters<typeof notificationOf>[0]) => notificationLink(notificationOf(change), 7);
  expect(link({})).toBe('/details/17?for=feed');
  expect(link({ ...about, kind: 'follow' })).toBe('/profile?user=1');
  expect(link({ ...about, kind: 'follow', actorCount: 2 })).toBe('/follow-user/7?option=followers');
  expect(link({ kind: 'mention' })).toBe('/details/17?for=feed');
  const comment = { id: 31, text: 'Lovely' };
  expect(link({ kind: 'comment', comment })).toBe('/details/17?for=feed&comment=31');
  expect(link({ kind: 'comment', comment, commentParentId: 30 })).toBe('/details/17?for=feed&comment=30&reply=31');
  expect(link({ ...about, kind: 'messageRequest' })).toBe('/chat?user=1');
  expect(link({ ...about, kind: 'messageRequest', actorCount: 2 })).toBe('/chat');
  const event = { id: 5, title: 'Lanterns', image: 'https://media.test/p/e' };
  expect(link({ ...about, kind: 'event', event })).toBe('/details/5?for=event');
  expect(link({ ...about, kind: 'payment' })).toBe('/store/history');
  expect(link({ ...about, kind: 'approval' })).toBe('/profile');
  const hidden = { outcome: 'hidden', targetType: 'post', reason: 'Spam' } as const;
  expect(link({ kind: 'approval', moderation: hidden })).toBe('/details/17?for=feed');
  expect(link({ ...about, kind: 'approval', moderation: { ...hidden, targetType: 'user' } })).toBe('/profile');
  const reported = { outcome: 'reportHidden', targetType: 'user', reason: null } as const;
  expect(link({ ...about, kind: 'approval', moderation: reported })).toBe('/notifications');
});
