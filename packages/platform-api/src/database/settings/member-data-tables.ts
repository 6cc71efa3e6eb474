import type { DataSection } from '@xana/contracts/http/settings/data-sections';
import type { Tables } from '../tables.ts';

type Column<Name extends keyof Tables> = keyof Tables[Name] & string;

interface MemberTable {
  name: DataSection;
  table: keyof Tables;
  /** The column with the id of the member. */
  owner: string;
  columns: readonly string[];
  /** A column with the id of another user, who is shown with id and name. */
  other?: string;
  newest: string;
}

/**
 * A section of the data of a member. Each column of the table is in `columns`, in `omitted`, or names a user: a new column does
 * not compile before it was decided whether the member can download it.
 */
const section = <
  Name extends keyof Tables,
  const Owner extends Column<Name>,
  const Shown extends Column<Name>,
  const Omitted extends Column<Name> = never,
  const Other extends Column<Name> = never,
>(
  table: Name,
  definition: {
    name: DataSection;
    owner: Owner;
    columns: readonly Shown[];
    omitted?: readonly Omitted[];
    other?: Other;
    newest: Column<Name>;
  } & Undecided<Exclude<Column<Name>, Owner | Shown | Omitted | Other>>,
): MemberTable => ({ table, ...definition });

type Undecided<Columns extends string> = [Columns] extends [never] ? unknown : { undecidedColumns: Columns };

const OWN = { owner: 'user_id', newest: 'created_at' } as const;

/** What a member can download, section by section; two tables may fill one. Without secrets of sessions and without texts of other users. */
export const MEMBER_DATA: readonly MemberTable[] = [
  section('users', {
    name: 'profile',
    owner: 'id',
    newest: 'id',
    columns: [
      ...([
        'id',
        'name',
        'username',
        'bio',
        'tags',
        'avatar',
        'banner',
        'approval_state',
        'created_at',
        'deletion_at',
      ] as const),
      ...(['email', 'phone_number', 'verified_email', 'unverified_email', 'website'] as const),
      ...(['instagram', 'twitter', 'discord', 'youtube'] as const),
    ],
    omitted: [
      'is_banned',
      'banned_until',
      'deleted_at',
      'is_inactive',
      'is_popup_shown',
      'profile_icon_color',
      'profile_version',
    ],
  }),
  section('wallets', {
    name: 'wallets',
    owner: 'user_id',
    newest: 'linked_at',
    columns: ['address', 'wallet_type', 'login_method', 'wallet_name', 'linked_at', 'last_used_at'],
  }),
  section('identities', {
    name: 'identities',
    ...OWN,
    columns: ['issuer', 'subject', 'wallet_address', 'verified_email', 'created_at', 'last_used_at'],
  }),
  section('sessions', {
    name: 'sessions',
    owner: 'user_id',
    newest: 'rotated_at',
    columns: [
      ...(['device', 'app', 'login_method', 'wallet_name', 'wallet_address'] as const),
      ...(['started_at', 'authenticated_at', 'away_since', 'rotated_at', 'expires_at'] as const),
    ],
    omitted: ['id', 'key_thumbprint', 'previous_hash', 'refresh_hash', 'wallet_proof'],
  }),
  section('accepted_terms', {
    name: 'acceptedTerms',
    owner: 'user_id',
    newest: 'accepted_at',
    columns: ['version', 'accepted_at', 'message', 'signature'],
  }),
  section('privacy_settings', {
    name: 'privacySettings',
    owner: 'user_id',
    newest: 'user_id',
    columns: ['message_senders', 'shows_presence'],
  }),
  section('disabled_notifications', {
    name: 'disabledNotifications',
    owner: 'user_id',
    newest: 'kind',
    columns: ['kind'],
  }),
  section('profile_reviews', {
    name: 'profileReviews',
    ...OWN,
    columns: ['approval_state', 'reason', 'created_at'],
    omitted: ['id', 'reviewer'],
  }),
  section('bans', {
    name: 'bans',
    ...OWN,
    columns: ['is_banned', 'reason', 'created_at'],
    omitted: ['id', 'operator'],
  }),
  section('follows', {
    name: 'followings',
    owner: 'follower_id',
    other: 'followed_id',
    newest: 'created_at',
    columns: ['created_at'],
  }),
  section('follows', {
    name: 'followers',
    owner: 'followed_id',
    other: 'follower_id',
    newest: 'created_at',
    columns: ['created_at'],
  }),
  section('close_friends', { name: 'closeFriends', ...OWN, other: 'friend_id', columns: ['created_at'] }),
  section('blocks', { name: 'blocks', ...OWN, other: 'blocked_id', columns: ['created_at'] }),
  section('mutes', { name: 'mutes', ...OWN, other: 'muted_id', columns: ['created_at'] }),
  section('posts', {
    name: 'posts',
    ...OWN,
    columns: [
      'id',
      'text',
      'picture',
      'attachment_kind',
      'attachment_id',
      'like_count',
      'comment_count',
      'created_at',
      'updated_at',
      'deleted_at',
    ],
    omitted: ['client_id', 'hidden_at', 'tags'],
  }),
  section('post_comments', {
    name: 'comments',
    ...OWN,
    columns: ['id', 'post_id', 'parent_id', 'text', 'created_at', 'updated_at', 'deleted_at'],
    omitted: ['client_id', 'deleted_by', 'hidden_at'],
  }),
  section('post_likes', { name: 'likedPosts', owner: 'user_id', newest: 'post_id', columns: ['post_id'] }),
  section('messages', {
    name: 'messages',
    owner: 'sender_id',
    newest: 'created_at',
    columns: ['conversation_id', 'sequence', 'body', 'created_at', 'edited_at', 'deleted_at'],
    omitted: ['change', 'client_id', 'hidden_at', 'reply_sequence'],
  }),
  section('message_likes', {
    name: 'likedMessages',
    owner: 'user_id',
    newest: 'conversation_id',
    columns: ['conversation_id', 'sequence'],
  }),
  section('notifications', {
    name: 'notifications',
    owner: 'user_id',
    newest: 'updated_at',
    columns: ['kind', 'subject', 'outcome', 'xeny', 'created_at', 'updated_at', 'read_at', 'deleted_at'],
    omitted: ['decision_id', 'event_id', 'id', 'post_id'],
  }),
  section('reports', {
    name: 'reports',
    owner: 'reporter_id',
    newest: 'created_at',
    columns: ['target_type', 'target_id', 'category', 'reason', 'created_at'],
    omitted: ['decision_id', 'id'],
  }),
  section('spaces', {
    name: 'spaces',
    owner: 'creator_id',
    newest: 'created_at',
    columns: [
      'id',
      'name',
      'description',
      'entity_type',
      'picture',
      'picture_alt',
      'youtube_url',
      'tags',
      'created_at',
      'deleted_at',
    ],
    omitted: ['built_world_id', 'description_ja', 'hidden_at', 'is_game', 'name_ja', 'version', 'video_thumbnail'],
  }),
  section('built_worlds', {
    name: 'builtWorlds',
    owner: 'owner_id',
    newest: 'created_at',
    columns: ['id', 'name', 'picture', 'created_at'],
  }),
  section('favourites', { name: 'favourites', ...OWN, columns: ['space_id', 'created_at'] }),
  section('events', {
    name: 'events',
    owner: 'host_id',
    newest: 'starts_at',
    columns: [
      ...(['id', 'title', 'type', 'description', 'picture', 'picture_alt'] as const),
      ...(['space_id', 'starts_at', 'ends_at', 'time_zone', 'created_at', 'cancelled_at', 'repeats'] as const),
    ],
    omitted: ['hidden_at', 'going_count', 'interested_count', 'series_id', 'version'],
  }),
  section('event_reminders', { name: 'eventReminders', ...OWN, columns: ['event_id', 'created_at'] }),
  // In the same section, because clients know only the names of the contract.
  section('event_answers', { name: 'eventReminders', ...OWN, columns: ['event_id', 'answer', 'created_at'] }),
  section('avatars', { name: 'avatars', ...OWN, columns: ['id', 'name', 'picture', 'created_at'] }),
  section('nfts', {
    name: 'nfts',
    owner: 'owner_id',
    newest: 'id',
    columns: ['id', 'name', 'description', 'picture', 'token_id'],
    omitted: ['collection_id'],
  }),
  section('uploads', {
    name: 'uploads',
    ...OWN,
    columns: ['key', 'width', 'height', 'bytes', 'created_at'],
    omitted: ['expires_at', 'is_kept'],
  }),
  section('payments', {
    name: 'payments',
    ...OWN,
    columns: [
      ...(['id', 'product_id', 'unit_amount', 'xeny', 'email', 'country', 'description', 'status'] as const),
      ...(['refunded', 'is_disputed', 'taken_back', 'card_last4', 'created_at'] as const),
    ],
    omitted: ['ask_at', 'attempt', 'intent_id', 'returns'],
  }),
  section('subscriptions', {
    name: 'subscriptions',
    ...OWN,
    columns: [
      ...(['id', 'product_id', 'unit_amount', 'xeny', 'credited', 'email', 'status'] as const),
      ...(['period_end', 'cancels_at_period_end', 'created_at'] as const),
    ],
    omitted: ['ask_at', 'attempt', 'payment_method', 'subscription_id'],
  }),
  section('xeny_movements', {
    name: 'xenyReceived',
    owner: 'to_user',
    other: 'from_user',
    newest: 'id',
    columns: ['key', 'amount', 'created_at'],
    omitted: ['id'],
  }),
  section('xeny_movements', {
    name: 'xenySpent',
    owner: 'from_user',
    other: 'to_user',
    newest: 'id',
    columns: ['key', 'amount', 'created_at'],
    omitted: ['id'],
  }),
];
