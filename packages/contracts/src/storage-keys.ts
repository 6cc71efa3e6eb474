/** Every key of local storage, and whether a logout clears it. */
export const STORAGE_KEYS = {
  userConnected: { key: 'userConnected', atLogout: 'clear' },
  user: { key: 'user', atLogout: 'clear' },
  walletType: { key: 'walletType', atLogout: 'clear' },
  chain: { key: 'chainId', atLogout: 'keep' },
  locale: { key: 'locale', atLogout: 'keep' },
  theme: { key: 'theme', atLogout: 'keep' },
  recentSearches: { key: 'recentSearches', atLogout: 'clear' },
  spaceDraft: { key: 'spaceDraft', atLogout: 'clear' },
} as const;

/** Keys of session storage, which is separate for each tab. */
export const TAB_STORAGE_KEYS = {
  /** Written on page unload; read and removed by the next page of the tab. */
  handOff: 'handOff',
  /** Scroll position of each entry of the tab's history. */
  scrollPositions: 'scrollPositions',
  /** The releases that are being mounted, and those during whose mount this tab hung. */
  mountMarks: 'mountMarks',
} as const;

/** Keys of local storage that only earlier releases used. The session removes them when it starts. */
export const RETIRED_STORAGE_KEYS = ['builderLoginHash', 'deviceId', 'comingFor', 'loginFor'] as const;

export type StorageName = keyof typeof STORAGE_KEYS;
