export type Place = 'home' | 'space' | 'feed' | 'friends' | 'me' | 'store';

const PLACES: readonly (readonly [RegExp, Place])[] = [
  [/^\/(app)?$/, 'home'],
  [/^\/(explore|details)(\/|$)/, 'space'],
  [/^\/feed(\/|$)/, 'feed'],
  [/^\/store(\/|$)/, 'store'],
];

/** Which of the main places an address belongs to; other people's profiles and friends belong to none. */
export function currentPlace(
  { pathname, search }: { pathname: string; search: string },
  memberId: number | undefined,
): Place | undefined {
  if (memberId !== undefined) {
    if (pathname === `/follow-user/${memberId}`) return 'friends';
    if (pathname === '/profile' && new URLSearchParams(search).get('user') === String(memberId)) return 'me';
  }
  return PLACES.find(([pattern]) => pattern.test(pathname))?.[1];
}
