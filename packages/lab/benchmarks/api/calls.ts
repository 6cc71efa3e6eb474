import { Wallet } from 'ethers';

/** A well-known key, assigned to the busy member for the measurement. */
export const BUSY_MEMBER_KEY = `0x${'da7a'.repeat(16)}`;

/** A request that is measured, and its maximum latency for a single client in milliseconds. */
export interface MeasuredCall {
  name: string;
  path: string;
  host?: 'api' | 'marketplace';
  /** As the busy member or as a new member without data. */
  isMembers?: true | 'newcomer';
  limit: number;
  body?: object;
}

const LIST = 10;
const SEARCH = 20;

/** The ten most frequent requests; they are also measured under load. */
export const FREQUENT: MeasuredCall[] = [
  { name: 'hot spaces', path: '/world/get-hot-spaces-prev7-days', limit: LIST },
  { name: 'recommended, visitor', path: '/world/get-recommended-spaces', limit: LIST },
  { name: 'explore, page 1', path: '/world/get-all-spaces/1/20?sort=mostActive', limit: LIST },
  { name: 'explore by tag', path: '/world/get-all-spaces/1/20?tag=anime&sort=mostActive', limit: LIST },
  { name: 'space, counting its visit', path: '/hot/get-single-world-hot/77/USER_WORLD', limit: LIST },
  { name: 'most followed', path: '/world/get-most-followed-users', limit: LIST },
  { name: 'posts', path: '/feeds/public/v2/get-all-feeds/1/10', limit: LIST },
  { name: 'events', path: '/userCustomEvent/get-event-by-type/all/1/10/current', limit: LIST },
  { name: 'unread messages, member', path: '/chat/fetch-unread-chats-count', isMembers: true, limit: LIST },
  { name: 'followings, member', path: '/follow/get-all-following/1/1/10', isMembers: true, limit: LIST },
];

/** Other lists and details, including deep pages and search. */
export const OTHERS: MeasuredCall[] = [
  { name: 'explore, newest', path: '/world/get-all-spaces/1/20?sort=new', limit: LIST },
  {
    name: 'explore, recommended, member',
    path: '/world/get-all-spaces/1/20?sort=recommended',
    isMembers: true,
    limit: LIST,
  },
  { name: 'explore, page 5 000', path: '/world/get-all-spaces/5000/20', limit: LIST },
  { name: 'hot games', path: '/world/get-hot-games-prev7-days', limit: LIST },
  { name: 'hot spaces of a tag', path: '/item/get-hot-spaces-by-tagName/fashion', limit: LIST },
  { name: 'hot users', path: '/users/get-hot-users', limit: LIST },
  { name: 'recommended, member', path: '/world/get-recommended-spaces', isMembers: true, limit: LIST },
  { name: 'recommended, new member', path: '/world/get-recommended-spaces', isMembers: 'newcomer', limit: LIST },
  { name: 'favourites, member', path: '/world/get-favourite-space-list/1/8', isMembers: true, limit: LIST },
  {
    name: 'favourite spaces, member',
    path: '/world/get-favourite-space-feed-paginated/1/20',
    isMembers: true,
    limit: LIST,
  },
  { name: 'followers of a popular user', path: '/follow/get-all-followers/1/1/20', isMembers: true, limit: LIST },
  { name: 'followers, page 2 000', path: '/follow/get-all-followers/1/2000/20', isMembers: true, limit: LIST },
  {
    name: 'feed of followed users',
    path: '/feeds/public/v2/get-all-feeds/1/10?from=following',
    isMembers: true,
    limit: LIST,
  },
  {
    name: 'feed of followed users, new member',
    path: '/feeds/public/v2/get-all-feeds/1/10?from=following',
    isMembers: 'newcomer',
    limit: LIST,
  },
  { name: 'avatars', path: '/public/get-latest-avatars/1/10', limit: LIST },
  { name: 'past events', path: '/userCustomEvent/get-event-by-type/all/1/20/past', limit: LIST },
  { name: 'single post', path: '/feeds/v2/single-feed/5', limit: LIST },
  { name: 'profile', path: '/users/get-user-profile', body: { userId: 1 }, limit: LIST },
  { name: 'conversations, member', path: '/chat/get-all-friends', isMembers: true, limit: LIST },
  { name: 'history of a conversation, member', path: '/chat/get-friends-chat/26/1/30', isMembers: true, limit: LIST },
  {
    name: 'XENY, member',
    path: '/sale-nft/get-xeny-tokens-by-user',
    host: 'marketplace',
    isMembers: true,
    body: { body: { userAddress: new Wallet(BUSY_MEMBER_KEY).address } },
    limit: LIST,
  },
  { name: 'search: name', path: '/item/v2/search-all?name=Noah%20Okafor&pageNumber=1&pageSize=20', limit: SEARCH },
  { name: 'search: common term', path: '/item/v2/search-all?name=garden&pageNumber=1&pageSize=20', limit: SEARCH },
  {
    name: 'search: prefix while typing',
    path: '/item/v2/search-all?name=vel&pageNumber=1&pageSize=3&types=world,profile,nft,collection,event,post',
    limit: SEARCH,
  },
  {
    name: 'search: two Japanese characters',
    path: `/item/v2/search-all?name=${encodeURIComponent('佐藤')}&pageNumber=1&pageSize=20`,
    limit: SEARCH,
  },
  {
    name: 'search: misspelt term',
    path: '/item/v2/search-all?name=Velvte%20Gardne&pageNumber=1&pageSize=20',
    limit: SEARCH,
  },
  { name: 'search: tag', path: '/item/v2/search-all?name=%23anime&pageNumber=1&pageSize=20', limit: SEARCH },
  {
    name: 'search: texts of posts and events',
    path: '/item/v2/search-all?name=corner&pageNumber=1&pageSize=20&types=world,profile,nft,collection,event,post',
    limit: SEARCH,
  },
  {
    name: 'search: no results',
    path: '/item/v2/search-all?name=xyzzyplugh&pageNumber=1&pageSize=20',
    limit: SEARCH,
  },
];
