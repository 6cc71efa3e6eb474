export type Section = 'home' | 'space' | 'feed' | 'friends' | 'me' | 'store';

const SECTIONS: readonly (readonly [RegExp, Section])[] = [
  [/^\/(app)?$/, 'home'],
  [/^\/(explore|details)(\/|$)/, 'space'],
  [/^\/feed(\/|$)/, 'feed'],
  [/^\/store(\/|$)/, 'store'],
];

/** The main section of an address. Profiles and friends of other users belong to none. */
export function currentSection(
  { pathname, search }: { pathname: string; search: string },
  memberId: number | undefined,
): Section | undefined {
  if (memberId !== undefined) {
    if (pathname === `/follow-user/${memberId}`) return 'friends';
    if (pathname === '/profile' && new URLSearchParams(search).get('user') === String(memberId)) return 'me';
  }
  return SECTIONS.find(([pattern]) => pattern.test(pathname))?.[1];
}
