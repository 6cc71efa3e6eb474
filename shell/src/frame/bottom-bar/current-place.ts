export type BarPlace = 'home' | 'space' | 'feed' | 'friends' | 'me';

const PLACES: readonly (readonly [RegExp, BarPlace])[] = [
  [/^\/(app)?$/, 'home'],
  [/^\/(explore|details)(\/|$)/, 'space'],
  [/^\/feed(\/|$)/, 'feed'],
];

/** Which of the five places an address belongs to; other people's profiles and friends belong to none. */
export function currentPlace(
  { pathname, search }: { pathname: string; search: string },
  memberId: number | undefined,
): BarPlace | undefined {
  if (memberId !== undefined) {
    if (pathname === `/follow-user/${memberId}`) return 'friends';
    if (pathname === '/profile' && new URLSearchParams(search).get('user') === String(memberId)) return 'me';
  }
  return PLACES.find(([pattern]) => pattern.test(pathname))?.[1];
}
