// Generated from the contracts in this folder: UPDATE_AGREED=1 npm test -- unit agreed-picture
import { dismissAccountNotice, listAccountNotices } from './auth/account-notices.ts';
import { denyHandOff, describeHandOff, exchangeHandOff, grantHandOff, prepareHandOff } from './auth/hand-offs.ts';
import { linkTelegram, linkWallet, prepareLink } from './auth/linking.ts';
import { listLoginMethods, reauthenticate, unlinkLoginMethod } from './auth/login-methods.ts';
import { createSocketTicket, endAllSessions, endSession, listSessions, logout, refreshToken } from './auth/sessions.ts';
import { exchangeTelegramToken, loginWithTelegramMiniApp, telegramCallback } from './auth/telegram-login.ts';
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
import {
  deleteChatMsg,
  editChatMsg,
  likeUnlikeMsg,
  restoreChatMsg,
  sendMessage,
  uploadChatPicture,
} from './chat/messages.ts';
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
import { getMostPopularProduct, getXenyProducts } from './payments/products.ts';
import { getTransactionHistory, initiateTransaction, markTxnFailure } from './payments/purchases.ts';
import { getSavedCards, prepareCardSetup, removeSavedCard, setDefaultCard } from './payments/saved-cards.ts';
import {
  cancelSubscription,
  changeSubscriptionCard,
  createSubscription,
  getSubscriptionHistory,
  resumeSubscription,
} from './payments/subscriptions.ts';
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
import { enterSpace, getOnlineCounts, getPeopleInSpace, leaveSpace } from './spaces/space-presences.ts';
import { acceptTerms, getTerms, getTermsAcceptance } from './terms/terms.ts';
import { uploadFile, uploadFileV3 } from './uploads/upload-file.ts';
import { getHomeSummary } from './users/get-home-summary.ts';
import { getUserProfile, singleUser, updateProfile, updateUserProfileDetails } from './users/profiles.ts';
import { findRecipients, getHotUsers, getMostFollowedUsers } from './users/user-lists.ts';
import { checkUsername, chooseUsername, suggestUsernames } from './users/usernames.ts';

export const authOperations = {
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
} as const;

export const avatarsOperations = {
  getLatestAvatars,
  getSingleAvatar,
} as const;

export const chatOperations = {
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
} as const;

export const eventsOperations = {
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
} as const;

export const feedsOperations = {
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
} as const;

export const followOperations = {
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
} as const;

export const marketplaceOperations = {
  getHotCollections,
  getLaunchpad,
  getNftsByUser,
  getXenyTokensByUser,
} as const;

export const notificationsOperations = {
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
} as const;

export const paymentsOperations = {
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
} as const;

export const searchOperations = {
  listPageIds,
  searchAll,
} as const;

export const settingsOperations = {
  deleteAccount,
  downloadMyData,
  getPrivacySettings,
  restoreAccount,
  updatePrivacySettings,
} as const;

export const socialOperations = {
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
} as const;

export const spacesOperations = {
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
} as const;

export const termsOperations = {
  acceptTerms,
  getTerms,
  getTermsAcceptance,
} as const;

export const uploadsOperations = {
  uploadFile,
  uploadFileV3,
} as const;

export const usersOperations = {
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
} as const;

export const operationsByArea = {
  auth: authOperations,
  avatars: avatarsOperations,
  chat: chatOperations,
  events: eventsOperations,
  feeds: feedsOperations,
  follow: followOperations,
  marketplace: marketplaceOperations,
  notifications: notificationsOperations,
  payments: paymentsOperations,
  search: searchOperations,
  settings: settingsOperations,
  social: socialOperations,
  spaces: spacesOperations,
  terms: termsOperations,
  uploads: uploadsOperations,
  users: usersOperations,
} as const;

/** Every operation of the platform. A missing handler in `platform-api` does not compile. */
export const allOperations = {
  ...authOperations,
  ...avatarsOperations,
  ...chatOperations,
  ...eventsOperations,
  ...feedsOperations,
  ...followOperations,
  ...marketplaceOperations,
  ...notificationsOperations,
  ...paymentsOperations,
  ...searchOperations,
  ...settingsOperations,
  ...socialOperations,
  ...spacesOperations,
  ...termsOperations,
  ...uploadsOperations,
  ...usersOperations,
} as const;
