import type { SpecCall } from './test-spec-calls.ts';

export const MEMBER_CALLS: SpecCall[] = [
  {
    name: 'getFavouriteUsers {page 1, limit 8}',
    request: 'GET /world/get-favourite-space-list/1/8',
    answers: ['data.rows', 'data.count'],
  },
  {
    name: 'getAllPublicWorld {pageNumber 1, pageSize 10}',
    request: 'GET /world/get-all-spaces/1/10',
    answers: ['data.rows', 'data.count'],
  },
  {
    name: 'getFollowingUsers {id, page, size 10}',
    request: 'GET /follow/get-all-following/{id}/1/10',
    answers: ['data.rows', 'data.count'],
  },
  {
    name: 'getAllWFMostFollowedUser',
    request: 'GET /world/get-most-followed-users',
    status: 201,
    answers: ['data', 'success'],
  },
  ...[30, 90, 365, 730].flatMap((days) => [
    {
      name: `getXenyHistory {days ${days}}`,
      request: `GET /stripe/get-transaction-history/${days}`,
      answers: ['data.rows', 'data.count'],
    },
    {
      name: `getXenyHistorySubscription {days ${days}}`,
      request: `GET /stripe/get-subscription-history/${days}`,
      answers: ['data.rows', 'data.count'],
    },
  ]),
  {
    name: 'getAllXenyProductList',
    request: 'GET /stripe/get-xeny-products',
    answers: ['data.singleProducts', 'data.subscriptionProducts'],
  },
  { name: 'getMostPopular', request: 'GET /stripe/get-most-popular-product', answers: ['data.popularProdId'] },
  {
    name: 'initiateXenyPayment',
    request: 'POST /stripe/initiate-transaction',
    fields: '{currency, email, description, country, amount, priceId, productId}',
    answers: ['data.clientSecret'],
  },
  {
    name: 'handleXenyPaymentError {paymentIntentId}',
    request: 'GET /stripe/mark-txn-failure/{paymentIntentId}',
    answers: ['data'],
  },
  {
    name: 'createSubscription',
    request: 'POST /stripe/create-subscription',
    fields: '{paymentMethod, priceId, currency, email}',
    answers: ['data.clientSecret'],
  },
  {
    name: 'XENY balance fetch',
    request: 'POST /sale-nft/get-xeny-tokens-by-user',
    host: 'marketplace',
    fields: '{body}',
    answers: ['data.balance'],
  },
  {
    name: 'XENY balance fetch, its body alone',
    request: 'POST /sale-nft/get-xeny-tokens-by-user',
    host: 'marketplace',
    fields: '{userAddress}',
    answers: ['data.balance'],
  },
  {
    name: 'search {pageNumber 1, pageSize 1, query}',
    request: 'GET /item/v2/search-all?pageNumber=1&pageSize=1&query=garden',
    answers: ['data.paginatedResults'],
  },
  {
    name: 'search-all?name&pageNumber&pageSize',
    request: 'GET /item/v2/search-all?name=garden&pageNumber=1&pageSize=1',
    answers: ['data.paginatedResults'],
  },
  {
    name: 'create space',
    request: 'POST /item/create-2d-space',
    fields: '{name, description, image, videoThumbnail, metaverseWorldId, youtubeurl, tags}',
    status: 201,
    answers: ['data', 'success'],
  },
  { name: 'the user’s built worlds', request: 'GET /item/user-created-worlds', answers: ['data'] },
  { name: 'mark-favourite-space', request: 'PUT /world/mark-favourite-space/{spaceId}', answers: ['data'] },
  {
    name: 'create-close-friend',
    request: 'POST /social/create-close-friend/{friendId}',
    answers: ['data'],
  },
  { name: 'remove-close-friend', request: 'DELETE /social/remove-close-friend/{friendId}', answers: ['data'] },
  ...['general', 'favourite'].map((kind) => ({
    name: `get-${kind}-space-feed-paginated/{page}/{size}`,
    request: `GET /world/get-${kind}-space-feed-paginated/1/5`,
    answers: ['data.rows', 'data.count'],
  })),
  ...[
    'followers-by-user-tag-name',
    'following-by-user-tag-name',
    'followers-by-user-tag-name-auth',
    'following-by-user-tag-name-auth',
    'followers-by-user-auth-tag-name',
    'following-by-user-auth-tag-name',
  ].map((list) => ({
    name: `get-all-${list}/{userId}/{tagName}/{pageNumber}/{pageSize}`,
    request: `GET /follow/get-all-${list}/{id}/music/1/10`,
    answers: ['data.rows', 'data.count'],
  })),
  ...['followers-by-user-auth', 'following-by-user-auth', 'followers-by-user', 'following-by-user'].map((list) => ({
    name: `get-all-${list}/{userId}/{pageNumber}/{pageSize}`,
    request: `GET /follow/get-all-${list}/{id}/1/10`,
    answers: ['data.rows', 'data.count'],
  })),
  {
    name: 'launchpad with query params',
    request: 'GET /launchpad?page=1&limit=10&status=live',
    host: 'marketplace',
    answers: ['data'],
  },
  {
    name: 'collections/hot with query params',
    request: 'GET /collections/hot?page=1&limit=10',
    host: 'marketplace',
    answers: ['data'],
  },
];
