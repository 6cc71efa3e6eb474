import * as accountNotices from './auth/account-notices.ts';
import * as handOffs from './auth/hand-offs.ts';
import * as linking from './auth/linking.ts';
import * as loginMethods from './auth/login-methods.ts';
import * as sessions from './auth/sessions.ts';
import * as telegramLogin from './auth/telegram-login.ts';
import * as walletLogin from './auth/wallet-login.ts';
import * as avatars from './avatars/avatars.ts';
import * as conversations from './chat/conversations.ts';
import * as linkCards from './chat/link-cards.ts';
import * as messageHistory from './chat/message-history.ts';
import * as messageRequests from './chat/message-requests.ts';
import * as messages from './chat/messages.ts';
import * as eventPlans from './events/event-plans.ts';
import * as events from './events/events.ts';
import * as ownEvents from './events/own-events.ts';
import * as comments from './feeds/comments.ts';
import * as posts from './feeds/posts.ts';
import * as followLists from './follow/follow-lists.ts';
import * as follows from './follow/follows.ts';
import * as collections from './marketplace/collections.ts';
import * as nfts from './marketplace/nfts.ts';
import * as notifications from './notifications/notifications.ts';
import * as pushSubscriptions from './notifications/push-subscriptions.ts';
import * as cardWebhook from './payments/card-webhook.ts';
import * as getXenyLedger from './payments/get-xeny-ledger.ts';
import * as products from './payments/products.ts';
import * as purchases from './payments/purchases.ts';
import * as savedCards from './payments/saved-cards.ts';
import * as subscriptions from './payments/subscriptions.ts';
import * as listPageIds from './search/list-page-ids.ts';
import * as searchAll from './search/search-all.ts';
import * as account from './settings/account.ts';
import * as blocks from './social/blocks.ts';
import * as closeFriends from './social/close-friends.ts';
import * as mutes from './social/mutes.ts';
import * as reportContent from './social/report-content.ts';
import * as favourites from './spaces/favourites.ts';
import * as ownSpaces from './spaces/own-spaces.ts';
import * as spaceDetails from './spaces/space-details.ts';
import * as spaceLists from './spaces/space-lists.ts';
import * as spacePresences from './spaces/space-presences.ts';
import * as terms from './terms/terms.ts';
import * as uploadFile from './uploads/upload-file.ts';
import * as getHomeSummary from './users/get-home-summary.ts';
import * as profiles from './users/profiles.ts';
import * as userLists from './users/user-lists.ts';
import * as usernames from './users/usernames.ts';

/** Each area with the operations of its files. A new file is added here; a test finds a missing one. */
export const operationsByArea = {
  auth: { ...accountNotices, ...handOffs, ...linking, ...loginMethods, ...sessions, ...telegramLogin, ...walletLogin },
  avatars: { ...avatars },
  chat: { ...conversations, ...linkCards, ...messageHistory, ...messageRequests, ...messages },
  events: { ...eventPlans, ...events, ...ownEvents },
  feeds: { ...comments, ...posts },
  follow: { ...followLists, ...follows },
  marketplace: { ...collections, ...nfts },
  notifications: { ...notifications, ...pushSubscriptions },
  payments: { ...cardWebhook, ...getXenyLedger, ...products, ...purchases, ...savedCards, ...subscriptions },
  search: { ...listPageIds, ...searchAll },
  settings: { ...account },
  social: { ...blocks, ...closeFriends, ...mutes, ...reportContent },
  spaces: { ...favourites, ...ownSpaces, ...spaceDetails, ...spaceLists, ...spacePresences },
  terms: { ...terms },
  uploads: { ...uploadFile },
  users: { ...getHomeSummary, ...profiles, ...userLists, ...usernames },
} as const;

/** Every operation of the platform. A missing handler in `platform-api` does not compile. */
export const allOperations = {
  ...operationsByArea.auth,
  ...operationsByArea.avatars,
  ...operationsByArea.chat,
  ...operationsByArea.events,
  ...operationsByArea.feeds,
  ...operationsByArea.follow,
  ...operationsByArea.marketplace,
  ...operationsByArea.notifications,
  ...operationsByArea.payments,
  ...operationsByArea.search,
  ...operationsByArea.settings,
  ...operationsByArea.social,
  ...operationsByArea.spaces,
  ...operationsByArea.terms,
  ...operationsByArea.uploads,
  ...operationsByArea.users,
} as const;
