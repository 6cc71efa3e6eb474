import type { Database } from '../../database/connection/connect-database.ts';
import { findEvent } from '../../database/events/events.ts';
import { findPost } from '../../database/feeds/posts.ts';
import { findSpace } from '../../database/spaces/spaces.ts';
import { findUserProfile } from '../../database/users/users.ts';
import { drawableText } from './card-font.ts';
import { CARD_TEXTS, type CardLocale, cardDate } from './card-texts.ts';

interface Face {
  /** The key of the picture of a user; null without one. */
  picture: string | null;
  color: string;
  initial: string;
}

/** What a card shows. Texts are drawable, and not escaped. */
export interface CardContent {
  layout: 'picture' | 'text' | 'profile';
  label: string;
  /** An event that does not take place. */
  isCancelled?: boolean;
  title: string;
  detail: string;
  /** The key of the picture behind the texts. */
  picture: string | null;
  face: Face | null;
}

/** Finds what a visitor sees, as the public operations do: null for what is deleted, hidden or of a banned user. */
type FindContent = (database: Database, id: number, locale: CardLocale) => Promise<CardContent | null>;

export const CARD_KINDS: Record<string, FindContent> = { space, event, post, profile };

async function space(database: Database, id: number, locale: CardLocale): Promise<CardContent | null> {
  const row = await findSpace(database, null, id);
  if (!row) return null;
  const { space: spaceLabel, gameSpace } = CARD_TEXTS[locale];
  const name = (locale === 'ja' && row.name_ja) || row.name;
  return {
    layout: 'picture',
    label: row.is_game ? gameSpace : spaceLabel,
    title: drawableText(name),
    detail: drawableText(row.creator_name ?? ''),
    picture: row.picture,
    face: null,
  };
}

async function event(database: Database, id: number, locale: CardLocale): Promise<CardContent | null> {
  const row = await findEvent(database, id);
  if (!row) return null;
  const place = (locale === 'ja' && row.name_ja) || row.space_name;
  return {
    layout: 'picture',
    label: CARD_TEXTS[locale][row.cancelled_at ? 'cancelled' : row.type],
    isCancelled: row.cancelled_at !== null,
    title: drawableText(row.title),
    detail: [cardDate(row.starts_at, locale), drawableText(place)].filter(Boolean).join('  ·  '),
    picture: row.picture,
    face: null,
  };
}

async function post(database: Database, id: number, locale: CardLocale): Promise<CardContent | null> {
  const row = await findPost(database, null, id);
  if (!row) return null;
  const picture = row.pictures?.[0]?.picture ?? row.picture ?? row.attached?.picture ?? null;
  return {
    layout: picture ? 'picture' : 'text',
    label: CARD_TEXTS[locale].post,
    title: drawableText(row.text),
    detail: drawableText(row.user_name),
    picture,
    face: faceOf(row.user_avatar, row.user_color, row.user_name),
  };
}

async function profile(database: Database, id: number, locale: CardLocale): Promise<CardContent | null> {
  const row = await findUserProfile(database, id, null);
  if (!row) return null;
  return {
    layout: 'profile',
    label: CARD_TEXTS[locale].profile,
    title: drawableText(row.name) || drawableText(row.username),
    detail: drawableText(row.bio),
    picture: row.banner,
    face: faceOf(row.avatar, row.profile_icon_color, row.name),
  };
}

const faceOf = (picture: string | null, color: string, name: string): Face => ({
  picture,
  color,
  initial: drawableText(name).slice(0, 1).toUpperCase(),
});
