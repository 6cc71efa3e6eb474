import type { allOperations } from '@xana/contracts/http/all-operations';
import type { Handler } from '../http/handler.ts';
import * as accountNotices from './auth/account/account-notices.ts';
import * as linking from './auth/account/linking.ts';
import * as loginMethods from './auth/account/login-methods.ts';
import * as exchangeHandOff from './auth/hand-off/exchange-hand-off.ts';
import * as grantHandOff from './auth/hand-off/grant-hand-off.ts';
import * as sessions from './auth/sessions/sessions.ts';
import * as telegramLogin from './auth/telegram/telegram-login.ts';
import * as walletLogin from './auth/wallet-login.ts';
import * as avatars from './avatars/avatars.ts';
import * as conversations from './chat/conversations.ts';
import * as linkCards from './chat/link-cards.ts';
import * as messageHistory from './chat/message-history.ts';
import * as messageRequests from './chat/message-requests.ts';
import * as messages from './chat/messages.ts';
import * as sendMessage from './chat/send-message.ts';
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
import * as purchases from './payments/packs/purchases.ts';
import * as products from './payments/products.ts';
import * as savedCards from './payments/saved-cards/saved-cards.ts';
import * as createSubscription from './payments/subscriptions/create-subscription.ts';
import * as subscriptions from './payments/subscriptions/subscriptions.ts';
import * as listPageIds from './search/list-page-ids.ts';
import * as searchAll from './search/search-all.ts';
import * as account from './settings/account.ts';
import * as blocks from './social/blocks.ts';
import * as closeFriends from './social/close-friends.ts';
import * as mutes from './social/mutes.ts';
import * as reportContent from './social/report-content.ts';
import * as favourites from './spaces/favourites.ts';
import * as ownSpaces from './spaces/own-spaces.ts';
import * as spacePresences from './spaces/presence/space-presences.ts';
import * as spaceDetails from './spaces/space-details.ts';
import * as spaceLists from './spaces/space-lists.ts';
import * as terms from './terms/terms.ts';
import * as uploadFile from './uploads/upload-file.ts';
import * as getHomeSummary from './users/get-home-summary.ts';
import * as profiles from './users/profiles.ts';
import * as updateProfile from './users/update-profile.ts';
import * as userLists from './users/user-lists.ts';
import * as usernames from './users/usernames.ts';

/** The handlers of every file in the folders of the areas. One that is missing does not compile. */
export const allHandlers: { [Id in keyof typeof allOperations]: Handler<(typeof allOperations)[Id]> } = {
  ...accountNotices,
  ...linking,
  ...loginMethods,
  ...exchangeHandOff,
  ...grantHandOff,
  ...sessions,
  ...telegramLogin,
  ...walletLogin,
  ...avatars,
  ...conversations,
  ...linkCards,
  ...messageHistory,
  ...messageRequests,
  ...messages,
  ...sendMessage,
  ...eventPlans,
  ...events,
  ...ownEvents,
  ...comments,
  ...posts,
  ...followLists,
  ...follows,
  ...collections,
  ...nfts,
  ...notifications,
  ...pushSubscriptions,
  ...cardWebhook,
  ...getXenyLedger,
  ...purchases,
  ...products,
  ...savedCards,
  ...createSubscription,
  ...subscriptions,
  ...listPageIds,
  ...searchAll,
  ...account,
  ...blocks,
  ...closeFriends,
  ...mutes,
  ...reportContent,
  ...favourites,
  ...ownSpaces,
  ...spacePresences,
  ...spaceDetails,
  ...spaceLists,
  ...terms,
  ...uploadFile,
  ...getHomeSummary,
  ...profiles,
  ...updateProfile,
  ...userLists,
  ...usernames,
};
