// Generated from the handlers in this folder: UPDATE_AGREED=1 npm test -- unit agreed-picture
import type { allOperations } from '@xana/contracts/http/all-operations';
import type { Handler } from '../http/handler.ts';
import { dismissAccountNotice, listAccountNotices } from './auth/account/account-notices.ts';
import { linkTelegram, linkWallet, prepareLink } from './auth/account/linking.ts';
import { listLoginMethods, reauthenticate, unlinkLoginMethod } from './auth/account/login-methods.ts';
import { exchangeHandOff } from './auth/hand-off/exchange-hand-off.ts';
import { denyHandOff, describeHandOff, grantHandOff, prepareHandOff } from './auth/hand-off/grant-hand-off.ts';
import {
  createSocketTicket,
  endAllSessions,
  endSession,
  listSessions,
  logout,
  refreshToken,
} from './auth/sessions/sessions.ts';
import { exchangeTelegramToken, loginWithTelegramMiniApp, telegramCallback } from './auth/telegram/telegram-login.ts';
import { loginExternalWallet, saveUserNonce, verifySignature } from './auth/wallet-login.ts';
import { getLatestAvatars, getSingleAvatar } from './avatars/avatars.ts';
import { fetchUnreadChatsCount, getAllFriends, getConversation, markChatRead } from './chat/conversations.ts';
import { getLinkCard } from './chat/link-cards.ts';
import { findMessageAt, getChatChanges, getFriendsChat, searchMessages } from './chat/message-history.ts';
import {
  acceptMessageRequest,
  getMessageRequests,
  removeMessageRequest,
  restoreMessageRequest,
} from './chat/message-requests.ts';
import { deleteChatMsg, editChatMsg, likeUnlikeMsg, restoreChatMsg, uploadChatPicture } from './chat/messages.ts';
import { sendMessage } from './chat/send-message.ts';
import {
  getEventAttendees,
  getEventReminder,
  getMyEventPlans,
  setEventAnswer,
  setEventReminder,
} from './events/event-plans.ts';
import { getEventByType, getEventsByTime, getRelatedEvents, getSingleEvent } from './events/events.ts';
import {
  cancelEvent,
  createEvent,
  getAllUserCustomEvent,
  getOwnEvent,
  restoreEvent,
  updateEvent,
} from './events/own-events.ts';
import { commentFeed, editComment, feedCommentDelete, feedCommentList, restoreFeedComment } from './feeds/comments.ts';
import {
  createFeed,
  deleteFeed,
  editFeed,
  getAllFeeds,
  getSingleFeed,
  likeDislikePost,
  restoreFeed,
} from './feeds/posts.ts';
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
} from './follow/follow-lists.ts';
import { followUser, getFriendsPresence, searchFollowing, unfollowUser } from './follow/follows.ts';
import { getHotCollections, getLaunchpad } from './marketplace/collections.ts';
import { getNftsByUser, getXenyTokensByUser } from './marketplace/nfts.ts';
import {
  deleteNotification,
  getNotificationSettings,
  getNotifications,
  getUnreadNotificationCount,
  markAllNotificationsRead,
  markNotificationsRead,
  restoreNotification,
  updateNotificationSettings,
} from './notifications/notifications.ts';
import { getPushSettings, subscribeToPush, unsubscribeFromPush } from './notifications/push-subscriptions.ts';
import { cardWebhook } from './payments/card-webhook.ts';
import { getXenyLedger } from './payments/get-xeny-ledger.ts';
import { getTransactionHistory, initiateTransaction, markTxnFailure } from './payments/packs/purchases.ts';
import { getMostPopularProduct, getXenyProducts } from './payments/products.ts';
import {
  getSavedCards,
  prepareCardSetup,
  removeSavedCard,
  setDefaultCard,
} from './payments/saved-cards/saved-cards.ts';
import { createSubscription } from './payments/subscriptions/create-subscription.ts';
import {
  cancelSubscription,
  changeSubscriptionCard,
  getSubscriptionHistory,
  resumeSubscription,
} from './payments/subscriptions/subscriptions.ts';
import { listPageIds } from './search/list-page-ids.ts';
import { searchAll } from './search/search-all.ts';
import {
  deleteAccount,
  downloadMyData,
  getPrivacySettings,
  restoreAccount,
  updatePrivacySettings,
} from './settings/account.ts';
import { blockUser, getBlockedUsers, unblockUser } from './social/blocks.ts';
import { createCloseFriend, getCloseFriends, removeCloseFriend } from './social/close-friends.ts';
import { getMutedUsers, muteUser, unmuteUser } from './social/mutes.ts';
import { reportContent } from './social/report-content.ts';
import {
  getFavouriteSpaceFeed,
  getFavouriteSpaceFeedPaginated,
  getFavouriteSpaceList,
  getGeneralSpaceFeed,
  getGeneralSpaceFeedPaginated,
  markFavouriteSpace,
} from './spaces/favourites.ts';
import {
  create2dSpace,
  deleteSpace,
  getDeletedSpaces,
  getMySpaces,
  getOwnSpace,
  getUserOccupiedAsset,
  restoreSpace,
  updateSpace,
  userCreatedWorlds,
} from './spaces/own-spaces.ts';
import { enterSpace, getOnlineCounts, getPeopleInSpace, leaveSpace } from './spaces/presence/space-presences.ts';
import {
  authGetSpaceDetails,
  getSingleWorldHot,
  getSpaceDetails,
  getSpaceNumbers,
  getSpacePageListing,
  getSpacePreview,
  reportVisitSource,
} from './spaces/space-details.ts';
import {
  getAllRecommendedSpaces,
  getAllSpaces,
  getHotGames,
  getHotGamesByTagName,
  getHotGamesPrev7Days,
  getHotSpaces,
  getHotSpacesByTagName,
  getHotSpacesPrev7Days,
  getPopularTags,
  getRecommended2dSpaces,
  getRecommendedSpaces,
  getSpaceFacets,
} from './spaces/space-lists.ts';
import { acceptTerms, getTerms, getTermsAcceptance } from './terms/terms.ts';
import { uploadFile, uploadFileV3 } from './uploads/upload-file.ts';
import { getHomeSummary } from './users/get-home-summary.ts';
import { getUserProfile, singleUser, updateUserProfileDetails } from './users/profiles.ts';
import { updateProfile } from './users/update-profile.ts';
import { findRecipients, getHotUsers, getMostFollowedUsers } from './users/user-lists.ts';
import { checkUsername, chooseUsername, suggestUsernames } from './users/usernames.ts';

/** One that is missing does not compile. */
export const allHandlers: { [Id in keyof typeof allOperations]: Handler<(typeof allOperations)[Id]> } = {
  dismissAccountNotice,
  listAccountNotices,
  denyHandOff,
  describeHandOff,
  exchangeHandOff,
  grantHandOff,
  prepareHandOff,
  linkTelegram,
  linkWallet,
  prepareLink,
  listLoginMethods,
  reauthenticate,
  unlinkLoginMethod,
  createSocketTicket,
  endAllSessions,
  endSession,
  listSessions,
  logout,
  refreshToken,
  exchangeTelegramToken,
  loginWithTelegramMiniApp,
  telegramCallback,
  loginExternalWallet,
  saveUserNonce,
  verifySignature,
  getLatestAvatars,
  getSingleAvatar,
  fetchUnreadChatsCount,
  getAllFriends,
  getConversation,
  markChatRead,
  getLinkCard,
  findMessageAt,
  getChatChanges,
  getFriendsChat,
  searchMessages,
  acceptMessageRequest,
  getMessageRequests,
  removeMessageRequest,
  restoreMessageRequest,
  deleteChatMsg,
  editChatMsg,
  likeUnlikeMsg,
  restoreChatMsg,
  sendMessage,
  uploadChatPicture,
  getEventAttendees,
  getEventReminder,
  getMyEventPlans,
  setEventAnswer,
  setEventReminder,
  getEventByType,
  getEventsByTime,
  getRelatedEvents,
  getSingleEvent,
  cancelEvent,
  createEvent,
  getAllUserCustomEvent,
  getOwnEvent,
  restoreEvent,
  updateEvent,
  commentFeed,
  editComment,
  feedCommentDelete,
  feedCommentList,
  restoreFeedComment,
  createFeed,
  deleteFeed,
  editFeed,
  getAllFeeds,
  getSingleFeed,
  likeDislikePost,
  restoreFeed,
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
  followUser,
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
  getUnreadNotificationCount,
  markAllNotificationsRead,
  markNotificationsRead,
  restoreNotification,
  updateNotificationSettings,
  getPushSettings,
  subscribeToPush,
  unsubscribeFromPush,
  cardWebhook,
  getXenyLedger,
  getMostPopularProduct,
  getXenyProducts,
  getTransactionHistory,
  initiateTransaction,
  markTxnFailure,
  getSavedCards,
  prepareCardSetup,
  removeSavedCard,
  setDefaultCard,
  cancelSubscription,
  changeSubscriptionCard,
  createSubscription,
  getSubscriptionHistory,
  resumeSubscription,
  listPageIds,
  searchAll,
  deleteAccount,
  downloadMyData,
  getPrivacySettings,
  restoreAccount,
  updatePrivacySettings,
  blockUser,
  getBlockedUsers,
  unblockUser,
  createCloseFriend,
  getCloseFriends,
  removeCloseFriend,
  getMutedUsers,
  muteUser,
  unmuteUser,
  reportContent,
  getFavouriteSpaceFeed,
  getFavouriteSpaceFeedPaginated,
  getFavouriteSpaceList,
  getGeneralSpaceFeed,
  getGeneralSpaceFeedPaginated,
  markFavouriteSpace,
  create2dSpace,
  deleteSpace,
  getDeletedSpaces,
  getMySpaces,
  getOwnSpace,
  getUserOccupiedAsset,
  restoreSpace,
  updateSpace,
  userCreatedWorlds,
  authGetSpaceDetails,
  getSingleWorldHot,
  getSpaceDetails,
  getSpaceNumbers,
  getSpacePageListing,
  getSpacePreview,
  reportVisitSource,
  getAllRecommendedSpaces,
  getAllSpaces,
  getHotGames,
  getHotGamesByTagName,
  getHotGamesPrev7Days,
  getHotSpaces,
  getHotSpacesByTagName,
  getHotSpacesPrev7Days,
  getPopularTags,
  getRecommended2dSpaces,
  getRecommendedSpaces,
  getSpaceFacets,
  enterSpace,
  getOnlineCounts,
  getPeopleInSpace,
  leaveSpace,
  acceptTerms,
  getTerms,
  getTermsAcceptance,
  uploadFile,
  uploadFileV3,
  getHomeSummary,
  getUserProfile,
  singleUser,
  updateProfile,
  updateUserProfileDetails,
  findRecipients,
  getHotUsers,
  getMostFollowedUsers,
  checkUsername,
  chooseUsername,
  suggestUsernames,
};
