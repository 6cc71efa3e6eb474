import type { PAYMENT_STATUSES, ReversalKind } from '@xana/contracts/http/payments/payment-fields';
import type { MessageSenders } from '@xana/contracts/http/settings/privacy-choices';
import type { REPORT_CATEGORIES } from '@xana/contracts/http/social/report-categories';
import type { ColumnType, Generated } from 'kysely';
import type { AccountTables } from './auth/account-tables.ts';
import type { EventTables } from './events/event-tables.ts';
import type { PostTables } from './feeds/post-tables.ts';
import type { ModerationTables } from './moderation/moderation-tables.ts';
import type { NotificationTables } from './notifications/notification-tables.ts';
import type { PushTables } from './notifications/push-tables.ts';
import type { ReportTargetType } from './social/reports.ts';
import type { VisitTables } from './spaces/visit-tables.ts';

export type ReportCategory = (typeof REPORT_CATEGORIES)[number];
export type ApprovalState = 'pending' | 'approved' | 'disapproved';

/** The tables as the migrations make them; a column with a default may be left out of an insert. */
export interface Tables
  extends AccountTables,
    EventTables,
    ModerationTables,
    NotificationTables,
    PostTables,
    VisitTables,
    PushTables {
  users: {
    id: Generated<number>;
    name: string;
    username: string;
    avatar: string | null;
    banner: string | null;
    bio: Generated<string>;
    profile_icon_color: string;
    tags: Generated<string[]>;
    unverified_email: string | null;
    /** Proven by a login service. */
    verified_email: Generated<string | null>;
    is_banned: Generated<boolean>;
    /** Null for a ban without an end. */
    banned_until: Generated<Date | null>;
    /** When the account is purged; until then the member may keep it. Null for most. */
    deletion_at: Generated<Date | null>;
    /** When it was purged. */
    deleted_at: Generated<Date | null>;
    /** Banned or deleted: hidden from all other users. Computed by the database. */
    is_inactive: ColumnType<boolean, never, never>;
    is_popup_shown: Generated<boolean>;
    email: string | null;
    phone_number: string | null;
    instagram: string | null;
    twitter: string | null;
    discord: string | null;
    youtube: string | null;
    website: string | null;
    approval_state: Generated<ApprovalState>;
    /** Grows with each change by the member. */
    profile_version: Generated<number>;
    created_at: Generated<Date>;
  };
  spaces: {
    id: Generated<number>;
    name: string;
    description: Generated<string>;
    /** Of official spaces. */
    name_ja: Generated<string | null>;
    description_ja: Generated<string | null>;
    entity_type: 'ENVIRONMENT' | 'MUSEUM' | 'USER_WORLD';
    is_game: Generated<boolean>;
    picture: string;
    youtube_url: string | null;
    video_thumbnail: string | null;
    tags: string[];
    creator_id: number | null;
    built_world_id: number | null;
    created_at: Generated<Date>;
    /** Hidden by an operator, or deleted. */
    hidden_at: Generated<Date | null>;
    /** Deleted by its creator. */
    deleted_at: Generated<Date | null>;
    version: Generated<number>;
    picture_alt: Generated<string>;
  };
  built_worlds: { id: Generated<number>; owner_id: number; name: string; picture: string; created_at: Generated<Date> };
  uploads: {
    key: string;
    user_id: number;
    width: number;
    height: number;
    bytes: number;
    /** False until the picture itself is in the store. */
    is_kept: Generated<boolean>;
    /** When the picture is no longer shown and may be deleted; null for never. */
    expires_at: Generated<Date | null>;
    created_at: Generated<Date>;
  };
  favourites: { user_id: number; space_id: number; created_at: Generated<Date> };
  avatars: { id: Generated<number>; name: string; picture: string; user_id: number; created_at: Generated<Date> };
  follows: { follower_id: number; followed_id: number; created_at: Generated<Date> };
  blocks: { user_id: number; blocked_id: number; created_at: Generated<Date> };
  mutes: { user_id: number; muted_id: number; created_at: Generated<Date> };
  reports: {
    id: Generated<number>;
    reporter_id: number;
    target_type: ReportTargetType;
    target_id: string;
    category: Generated<ReportCategory | null>;
    reason: string;
    created_at: Generated<Date>;
    /** The decision of an operator on the target; null while the report is open. */
    decision_id: Generated<number | null>;
  };
  /** A member without a row has the defaults. */
  privacy_settings: {
    user_id: number;
    message_senders: Generated<MessageSenders>;
    shows_presence: Generated<boolean>;
  };
  /** Append-only: every change of a profile's approval, with its reason. */
  profile_reviews: {
    id: Generated<number>;
    user_id: number;
    approval_state: ApprovalState;
    reviewer: string;
    reason: string;
    created_at: Generated<Date>;
  };
  /** Append-only: every ban and its end, with the reason. */
  bans: {
    id: Generated<number>;
    user_id: number;
    is_banned: boolean;
    operator: string;
    reason: string;
    created_at: Generated<Date>;
  };
  close_friends: { user_id: number; friend_id: number; created_at: Generated<Date> };
  collections: {
    id: Generated<number>;
    name: string;
    description: Generated<string>;
    picture: string;
    contract_address: string;
    network_id: number;
  };
  launches: { id: Generated<number>; collection_id: number; starts_at: Date; ends_at: Date };
  nfts: {
    id: Generated<number>;
    collection_id: number;
    name: string;
    description: Generated<string>;
    picture: string;
    token_id: string;
    /** The member who holds it. */
    owner_id: Generated<number | null>;
  };
  conversations: {
    id: Generated<number>;
    last_sequence: Generated<number>;
    last_change: Generated<number>;
    last_message_at: Date | null;
  };
  conversation_members: {
    conversation_id: number;
    user_id: number;
    read_sequence: Generated<number>;
    read_at: Date | null;
    is_request: Generated<boolean>;
    cleared_sequence: Generated<number>;
  };
  conversation_pairs: { low_id: number; high_id: number; conversation_id: number; is_answered: Generated<boolean> };
  message_pictures: { conversation_id: number; sequence: number; position: number; picture: string; alt: string };
  /** What a deleted message contained, while it can be restored. */
  deleted_messages: {
    conversation_id: number;
    sequence: number;
    body: string;
    pictures: { picture: string; alt: string; position: number }[];
    likes: number[];
    expires_at: Generated<Date>;
  };
  message_likes: { conversation_id: number; sequence: number; user_id: number };
  messages: {
    conversation_id: number;
    sequence: number;
    sender_id: number;
    client_id: string;
    body: string;
    change: Generated<number>;
    created_at: Generated<Date>;
    edited_at: Date | null;
    deleted_at: Date | null;
    hidden_at: Generated<Date | null>;
    reply_sequence: number | null;
  };
  products: {
    id: string;
    price_id: string;
    name: string;
    picture: string;
    /** What is credited. `bonus_xeny` is a part of it. */
    xeny: number;
    bonus_xeny: number;
    unit_amount: number;
    credited: 'once' | 'daily' | 'monthly';
    position: number;
    is_featured: boolean;
  };
  /** Null is the issuer; `amount` is a whole number as text when it is large. */
  xeny_movements: {
    key: string;
    from_user: number | null;
    to_user: number | null;
    amount: number | string;
    created_at: Generated<Date>;
    /** In the order of the movements. */
    id: Generated<number>;
  };
  /** A view: the two sides of each movement. */
  xeny_entries: { key: string; user_id: number | null; amount: string; created_at: Date; id: number };
  /** Made by triggers. */
  user_counts: {
    user_id: number;
    followers: Generated<number>;
    followings: Generated<number>;
    posts: Generated<number>;
  };
  card_customers: { user_id: number; customer_id: string };
  payments: {
    id: Generated<number>;
    user_id: number;
    attempt: string;
    product_id: string;
    unit_amount: number;
    xeny: number;
    email: string;
    country: string | null;
    description: string | null;
    intent_id: string | null;
    status: Generated<(typeof PAYMENT_STATUSES)[number]>;
    refunded: Generated<number>;
    is_disputed: Generated<boolean>;
    taken_back: Generated<number>;
    returns: Generated<number>;
    card_last4: Generated<string | null>;
    created_at: Generated<Date>;
    ask_at: Generated<Date | null>;
  };
  subscriptions: {
    id: Generated<number>;
    user_id: number;
    attempt: string;
    product_id: string;
    unit_amount: number;
    xeny: number;
    credited: 'daily' | 'monthly';
    email: string;
    payment_method: string;
    subscription_id: string | null;
    status: Generated<'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled' | 'failed'>;
    period_end: Date | null;
    cancels_at_period_end: Generated<boolean>;
    created_at: Generated<Date>;
    ask_at: Generated<Date | null>;
  };
  paid_periods: {
    invoice_id: string;
    subscription: number;
    starts_at: Date;
    ends_at: Date;
    unit_amount: number;
    days_credited: Generated<number>;
    refunded: Generated<number>;
    is_disputed: Generated<boolean>;
    taken_back: Generated<number>;
    returns: Generated<number>;
    card_last4: Generated<string | null>;
    paid_at: Generated<Date>;
  };
  /** Belongs to a payment or to a paid month. Negative, or positive for a dispute that was won. */
  charge_reversals: {
    id: Generated<number>;
    payment_id: Generated<number | null>;
    invoice_id: Generated<string | null>;
    kind: ReversalKind;
    amount: number;
    xeny: number;
    created_at: Generated<Date>;
  };
  card_events: { id: string; type: string; heard_at: Generated<Date> };
  card_reads: { object_id: string; number: string; expires_at: Generated<Date> };
}
