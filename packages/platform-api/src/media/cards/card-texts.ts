import type { EventType } from '@xana/contracts/http/events/event-type';

export type CardLocale = 'en' | 'ja';

interface CardTexts extends Record<EventType, string> {
  space: string;
  gameSpace: string;
  post: string;
  profile: string;
  cancelled: string;
}

/** What a card calls its content. */
export const CARD_TEXTS: Record<CardLocale, CardTexts> = {
  en: {
    space: 'Space',
    gameSpace: 'Game',
    post: 'Post',
    profile: 'Profile',
    cancelled: 'Cancelled',
    party: 'Party',
    concert: 'Concert',
    meetup: 'Meetup',
    game: 'Game event',
    exhibition: 'Exhibition',
  },
  ja: {
    space: 'スペース',
    gameSpace: 'ゲーム',
    post: '投稿',
    profile: 'プロフィール',
    cancelled: '中止',
    party: 'パーティー',
    concert: 'コンサート',
    meetup: '交流会',
    game: 'ゲームイベント',
    exhibition: '展示会',
  },
};

/** A card cannot know the time zone of its reader: it names its own, for English UTC and for Japanese that of Japan. */
const ZONES = { en: 'UTC', ja: 'Asia/Tokyo' };
const FORMATS = {
  en: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  ja: {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const;

/** "Sat, 28 Nov 2026, 11:00 UTC", 「2026年11月28日(土) 20:00 日本時間」. */
export function cardDate(date: Date, locale: CardLocale): string {
  const formatted = new Intl.DateTimeFormat(locale === 'ja' ? 'ja-JP' : 'en-GB', {
    ...FORMATS[locale],
    timeZone: ZONES[locale],
  });
  return `${formatted.format(date)} ${locale === 'ja' ? '日本時間' : 'UTC'}`;
}
