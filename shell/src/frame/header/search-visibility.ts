interface SearchVisibility {
  /** Whether any remote contributes a search field. */
  isBrought: boolean;
  pathname: string;
  /** What the page says, when it says anything. */
  hidesSearch: boolean | undefined;
}

/** The header's search field stands aside for a page that has one of its own, as /search does. */
export function showsSearch({ isBrought, pathname, hidesSearch }: SearchVisibility): boolean {
  return isBrought && !(hidesSearch ?? pathname === '/search');
}
