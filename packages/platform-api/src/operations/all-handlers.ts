// Generated from the handlers in this folder: UPDATE_AGREED=1 npm test -- unit agreed-picture
import type { allOperations } from '@xana/contracts/http/all-operations';
import type { Handler } from '../http/handler.ts';
import { dismissAccountNotice } from './auth/account/dismiss-account-notice.ts';
import { linkTelegram } from './auth/account/link-telegram.ts';
import { linkWallet } from './auth/account/link-wallet.ts';
import { listAccountNotices } from './auth/account/list-account-notices.ts';
import { listLoginMethods } from './auth/account/list-login-methods.ts';
import { prepareLink } from './auth/account/prepare-link.ts';
import { reauthenticate } from './auth/account/reauthenticate.ts';
import { unlinkLoginMethod } from './auth/account/unlink-login-method.ts';
import { createSocketTicket } from './auth/create-socket-ticket.ts';
import { endAllSessions } from './auth/end-all-sessions.ts';
import { endSession } from './auth/end-session.ts';
import { denyHandOff } from './auth/hand-off/deny-hand-off.ts';
import { describeHandOff } from './auth/hand-off/describe-hand-off.ts';
import { exchangeHandOff } from './auth/hand-off/exchange-hand-off.ts';
import { grantHandOff } from './auth/hand-off/grant-hand-off.ts';
import { prepareHandOff } from './auth/hand-off/prepare-hand-off.ts';
import { listSessions } from './auth/list-sessions.ts';
import { loginExternalWallet } from './auth/login-external-wallet.ts';
import { logout } from './auth/logout.ts';
import { refreshToken } from './auth/refresh-token.ts';
import { saveUserNonce } from './auth/save-user-nonce.ts';
import { exchangeTelegramToken } from './auth/telegram/exchange-telegram-token.ts';
import { loginWithTelegramMiniApp } from './auth/telegram/login-with-telegram-mini-app.ts';
import { telegramCallback } from './auth/telegram/telegram-callback.ts';
import { verifySignature } from './auth/verify-signature.ts';
import { getLatestAvatars } from './avatars/get-latest-avatars.ts';
import { getSingleAvatar } from './avatars/get-single-avatar.ts';
import { acceptMessageRequest } from './chat/accept-message-request.ts';
import { deleteChatMsg } from './chat/delete-chat-msg.ts';
import { editChatMsg } from './chat/edit-chat-msg.ts';
import { fetchUnreadChatsCount } from './chat/fetch-unread-chats-count.ts';
import { findMessageAt } from './chat/find-message-at.ts';
import { getAllFriends } from './chat/get-all-friends.ts';
import { getChatChanges } from './chat/get-chat-changes.ts';
import { getConversation } from './chat/get-conversation.ts';
import { getFriendsChat } from './chat/get-friends-chat.ts';
import { getLinkCard } from './chat/get-link-card.ts';
import { getMessageRequests } from './chat/get-message-requests.ts';
import { likeUnlikeMsg } from './chat/like-unlike-msg.ts';
import { markChatRead } from './chat/mark-chat-read.ts';
import { removeMessageRequest } from './chat/remove-message-request.ts';
import { restoreChatMsg } from './chat/restore-chat-msg.ts';
import { restoreMessageRequest } from './chat/restore-message-request.ts';
import { searchMessages } from './chat/search-messages.ts';
import { sendMessage } from './chat/send-message.ts';
import { uploadChatPicture } from './chat/upload-chat-picture.ts';
import { cancelEvent } from './events/cancel-event.ts';
import { createEvent } from './events/create-event.ts';
import { getAllUserCustomEvent } from './events/get-all-user-custom-event.ts';
import { getEventAttendees } from './events/get-event-attendees.ts';
import { getEventByType } from './events/get-event-by-type.ts';
import { getEventReminder } from './events/get-event-reminder.ts';
import { getEventsByTime } from './events/get-events-by-time.ts';
import { getMyEventPlans } from './events/get-my-event-plans.ts';
import { getOwnEvent } from './events/get-own-event.ts';
import { getRelatedEvents } from './events/get-related-events.ts';
import { getSingleEvent } from './events/get-single-event.ts';
import { restoreEvent } from './events/restore-event.ts';
import { setEventAnswer } from './events/set-event-answer.ts';
import { setEventReminder } from './events/set-event-reminder.ts';
import { updateEvent } from './events/update-event.ts';
import { commentFeed } from './feeds/comment-feed.ts';
import { createFeed } from './feeds/create-feed.ts';
import { deleteFeed } from './feeds/delete-feed.ts';
import { editComment } from './feeds/edit-comment.ts';
import { editFeed } from './feeds/edit-feed.ts';
import { feedCommentDelete } from './feeds/feed-comment-delete.ts';
import { feedCommentList } from './feeds/feed-comment-list.ts';
import { getAllFeeds } from './feeds/get-all-feeds.ts';
import { getSingleFeed } from './feeds/get-single-feed.ts';
import { likeDislikePost } from './feeds/like-dislike-post.ts';
import { restoreFeed } from './feeds/restore-feed.ts';
import { restoreFeedComment } from './feeds/restore-feed-comment.ts';
import { followUser } from './follow/follow-user.ts';
import { getFriendsPresence } from './follow/get-friends-presence.ts';
import {
  getAllFollowers,
  getAllFollowersByUser,
  getAllFollowersByUserAuth,
  getAllFollowersByUserAuthTagName,
  getAllFollowersByUserTagName,
  getAllFollowersByUserTagNameAuth,
  getAllFollowing,
  getAllFollowingByUser,
  getAllFollowingByUserAuth,
  getAllFollowingByUserAuthTagName,
  getAllFollowingByUserTagName,
  getAllFollowingByUserTagNameAuth,
} from './follow/list-follows.ts';
import { searchFollowing } from './follow/search-following.ts';
import { unfollowUser } from './follow/unfollow-user.ts';
import { getHotCollections } from './marketplace/get-hot-collections.ts';
import { getLaunchpad } from './marketplace/get-launchpad.ts';
import { getNftsByUser } from './marketplace/get-nfts-by-user.ts';
import { getXenyTokensByUser } from './marketplace/get-xeny-tokens-by-user.ts';
import { deleteNotification } from './notifications/delete-notification.ts';
import { getNotificationSettings } from './notifications/get-notification-settings.ts';
import { getNotifications } from './notifications/get-notifications.ts';
import { getPushSettings } from './notifications/get-push-settings.ts';
import { getUnreadNotificationCount } from './notifications/get-unread-notification-count.ts';
import { markAllNotificationsRead } from './notifications/mark-all-notifications-read.ts';
import { markNotificationsRead } from './notifications/mark-notifications-read.ts';
import { restoreNotification } from './notifications/restore-notification.ts';
import { subscribeToPush } from './notifications/subscribe-to-push.ts';
import { unsubscribeFromPush } from './notifications/unsubscribe-from-push.ts';
import { updateNotificationSettings } from './notifications/update-notification-settings.ts';
import { cardWebhook } from './payments/card-webhook.ts';
import { getMostPopularProduct } from './payments/get-most-popular-product.ts';
import { getXenyLedger } from './payments/get-xeny-ledger.ts';
import { getXenyProducts } from './payments/get-xeny-products.ts';
import { getTransactionHistory } from './payments/packs/get-transaction-history.ts';
import { initiateTransaction } from './payments/packs/initiate-transaction.ts';
import { markTxnFailure } from './payments/packs/mark-txn-failure.ts';
import { getSavedCards } from './payments/saved-cards/get-saved-cards.ts';
import { prepareCardSetup } from './payments/saved-cards/prepare-card-setup.ts';
import { removeSavedCard } from './payments/saved-cards/remove-saved-card.ts';
import { setDefaultCard } from './payments/saved-cards/set-default-card.ts';
import { cancelSubscription } from './payments/subscriptions/cancel-subscription.ts';
import { changeSubscriptionCard } from './payments/subscriptions/change-subscription-card.ts';
import { createSubscription } from './payments/subscriptions/create-subscription.ts';
import { getSubscriptionHistory } from './payments/subscriptions/get-subscription-history.ts';
import { resumeSubscription } from './payments/subscriptions/resume-subscription.ts';
import { listPageIds } from './search/list-page-ids.ts';
import { searchAll } from './search/search-all.ts';
import { deleteAccount } from './settings/delete-account.ts';
import { downloadMyData } from './settings/download-my-data.ts';
import { getPrivacySettings } from './settings/get-privacy-settings.ts';
import { restoreAccount } from './settings/restore-account.ts';
import { updatePrivacySettings } from './settings/update-privacy-settings.ts';
import { blockUser } from './social/block-user.ts';
import { createCloseFriend } from './social/create-close-friend.ts';
import { getBlockedUsers } from './social/get-blocked-users.ts';
import { getCloseFriends } from './social/get-close-friends.ts';
import { getMutedUsers } from './social/get-muted-users.ts';
import { muteUser } from './social/mute-user.ts';
import { removeCloseFriend } from './social/remove-close-friend.ts';
import { reportContent } from './social/report-content.ts';
import { unblockUser } from './social/unblock-user.ts';
import { unmuteUser } from './social/unmute-user.ts';
import { create2dSpace } from './spaces/create2d-space.ts';
import { deleteSpace } from './spaces/delete-space.ts';
import { getAllSpaces } from './spaces/get-all-spaces.ts';
import { getDeletedSpaces } from './spaces/get-deleted-spaces.ts';
import { getFavouriteSpaceFeed, getFavouriteSpaceFeedPaginated } from './spaces/get-favourite-space-feed.ts';
import { getFavouriteSpaceList } from './spaces/get-favourite-space-list.ts';
import { getGeneralSpaceFeed, getGeneralSpaceFeedPaginated } from './spaces/get-general-space-feed.ts';
import { getHotGames, getHotGamesByTagName, getHotGamesPrev7Days } from './spaces/get-hot-games.ts';
import { getHotSpaces, getHotSpacesByTagName, getHotSpacesPrev7Days } from './spaces/get-hot-spaces.ts';
import { getMySpaces } from './spaces/get-my-spaces.ts';
import { getOwnSpace } from './spaces/get-own-space.ts';
import { getPopularTags } from './spaces/get-popular-tags.ts';
import {
  getAllRecommendedSpaces,
  getRecommended2dSpaces,
  getRecommendedSpaces,
} from './spaces/get-recommended-spaces.ts';
import { getSingleWorldHot } from './spaces/get-single-world-hot.ts';
import { authGetSpaceDetails, getSpaceDetails } from './spaces/get-space-details.ts';
import { getSpaceFacets } from './spaces/get-space-facets.ts';
import { getSpaceNumbers } from './spaces/get-space-numbers.ts';
import { getSpacePageListing } from './spaces/get-space-page-listing.ts';
import { getSpacePreview } from './spaces/get-space-preview.ts';
import { getUserOccupiedAsset } from './spaces/get-user-occupied-asset.ts';
import { markFavouriteSpace } from './spaces/mark-favourite-space.ts';
import { enterSpace } from './spaces/presence/enter-space.ts';
import { getOnlineCounts } from './spaces/presence/get-online-counts.ts';
import { getPeopleInSpace } from './spaces/presence/get-people-in-space.ts';
import { leaveSpace } from './spaces/presence/leave-space.ts';
import { reportVisitSource } from './spaces/report-visit-source.ts';
import { restoreSpace } from './spaces/restore-space.ts';
import { updateSpace } from './spaces/update-space.ts';
import { userCreatedWorlds } from './spaces/user-created-worlds.ts';
import { acceptTerms } from './terms/accept-terms.ts';
import { getTerms } from './terms/get-terms.ts';
import { getTermsAcceptance } from './terms/get-terms-acceptance.ts';
import { uploadFile, uploadFileV3 } from './uploads/upload-file.ts';
import { checkUsername } from './users/check-username.ts';
import { chooseUsername } from './users/choose-username.ts';
import { findRecipients } from './users/find-recipients.ts';
import { getHomeSummary } from './users/get-home-summary.ts';
import { getHotUsers } from './users/get-hot-users.ts';
import { getMostFollowedUsers } from './users/get-most-followed-users.ts';
import { getUserProfile } from './users/get-user-profile.ts';
import { singleUser } from './users/single-user.ts';
import { suggestUsernames } from './users/suggest-usernames.ts';
import { updateProfile } from './users/update-profile.ts';
import { updateUserProfileDetails } from './users/update-user-profile-details.ts';

/** One that is missing does not compile. */
export const allHandlers: { [Id in keyof typeof allOperations]: Handler<(typeof allOperations)[Id]> } = {
  createSocketTicket,
  denyHandOff,
  describeHandOff,
  dismissAccountNotice,
  endAllSessions,
  endSession,
  exchangeHandOff,
  exchangeTelegramToken,
  grantHandOff,
  linkTelegram,
  linkWallet,
  listAccountNotices,
  listLoginMethods,
  listSessions,
  loginExternalWallet,
  loginWithTelegramMiniApp,
  logout,
  prepareHandOff,
  prepareLink,
  reauthenticate,
  refreshToken,
  saveUserNonce,
  telegramCallback,
  unlinkLoginMethod,
  verifySignature,
  getLatestAvatars,
  getSingleAvatar,
  acceptMessageRequest,
  deleteChatMsg,
  editChatMsg,
  fetchUnreadChatsCount,
  findMessageAt,
  getAllFriends,
  getChatChanges,
  getConversation,
  getFriendsChat,
  getLinkCard,
  getMessageRequests,
  likeUnlikeMsg,
  markChatRead,
  removeMessageRequest,
  restoreChatMsg,
  restoreMessageRequest,
  searchMessages,
  sendMessage,
  uploadChatPicture,
  cancelEvent,
  createEvent,
  getAllUserCustomEvent,
  getEventAttendees,
  getEventByType,
  getEventReminder,
  getEventsByTime,
  getMyEventPlans,
  getOwnEvent,
  getRelatedEvents,
  getSingleEvent,
  restoreEvent,
  setEventAnswer,
  setEventReminder,
  updateEvent,
  commentFeed,
  createFeed,
  deleteFeed,
  editComment,
  editFeed,
  feedCommentDelete,
  feedCommentList,
  getAllFeeds,
  getSingleFeed,
  likeDislikePost,
  restoreFeed,
  restoreFeedComment,
  followUser,
  getAllFollowers,
  getAllFollowersByUser,
  getAllFollowersByUserAuth,
  getAllFollowersByUserAuthTagName,
  getAllFollowersByUserTagName,
  getAllFollowersByUserTagNameAuth,
  getAllFollowing,
  getAllFollowingByUser,
  getAllFollowingByUserAuth,
  getAllFollowingByUserAuthTagName,
  getAllFollowingByUserTagName,
  getAllFollowingByUserTagNameAuth,
  getFriendsPresence,
  searchFollowing,
  unfollowUser,
  getHotCollections,
  getLaunchpad,
  getNftsByUser,
  getXenyTokensByUser,
  deleteNotification,
  getNotificationSettings,
  getNotifications,
  getPushSettings,
  getUnreadNotificationCount,
  markAllNotificationsRead,
  markNotificationsRead,
  restoreNotification,
  subscribeToPush,
  unsubscribeFromPush,
  updateNotificationSettings,
  cancelSubscription,
  cardWebhook,
  changeSubscriptionCard,
  createSubscription,
  getMostPopularProduct,
  getSavedCards,
  getSubscriptionHistory,
  getTransactionHistory,
  getXenyLedger,
  getXenyProducts,
  initiateTransaction,
  markTxnFailure,
  prepareCardSetup,
  removeSavedCard,
  resumeSubscription,
  setDefaultCard,
  listPageIds,
  searchAll,
  deleteAccount,
  downloadMyData,
  getPrivacySettings,
  restoreAccount,
  updatePrivacySettings,
  blockUser,
  createCloseFriend,
  getBlockedUsers,
  getCloseFriends,
  getMutedUsers,
  muteUser,
  removeCloseFriend,
  reportContent,
  unblockUser,
  unmuteUser,
  create2dSpace,
  deleteSpace,
  enterSpace,
  getAllSpaces,
  getDeletedSpaces,
  getFavouriteSpaceFeed,
  getFavouriteSpaceFeedPaginated,
  getFavouriteSpaceList,
  getGeneralSpaceFeed,
  getGeneralSpaceFeedPaginated,
  getHotGames,
  getHotGamesByTagName,
  getHotGamesPrev7Days,
  getHotSpaces,
  getHotSpacesByTagName,
  getHotSpacesPrev7Days,
  getMySpaces,
  getOnlineCounts,
  getOwnSpace,
  getPeopleInSpace,
  getPopularTags,
  getAllRecommendedSpaces,
  getRecommended2dSpaces,
  getRecommendedSpaces,
  getSingleWorldHot,
  authGetSpaceDetails,
  getSpaceDetails,
  getSpaceFacets,
  getSpaceNumbers,
  getSpacePageListing,
  getSpacePreview,
  getUserOccupiedAsset,
  leaveSpace,
  markFavouriteSpace,
  reportVisitSource,
  restoreSpace,
  updateSpace,
  userCreatedWorlds,
  acceptTerms,
  getTerms,
  getTermsAcceptance,
  uploadFile,
  uploadFileV3,
  checkUsername,
  chooseUsername,
  findRecipients,
  getHomeSummary,
  getHotUsers,
  getMostFollowedUsers,
  getUserProfile,
  singleUser,
  suggestUsernames,
  updateProfile,
  updateUserProfileDetails,
};
