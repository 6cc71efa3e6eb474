export const en = {
  followers_one: '{{number}} follower',
  followers_other: '{{number}} followers',
  follow: 'Follow',
  following: 'Following',
  followName: 'Follow {{name}}',
  unfollowName: 'Stop following {{name}}',
  unfollowed: 'You no longer follow {{name}}',
  isYourself: 'This is your own profile',
  'closeFriend.add': 'Add {{name}} to close friends',
  'closeFriend.remove': 'Remove {{name}} from close friends',
  message: 'Message',
  messageName: 'Message {{name}}',
} as const;
