/** Every key that the site keeps in local storage, in one place, with what happens to it at logout. */
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

/** Keys of session storage: what they hold belongs to one tab. */
export const TAB_STORAGE_KEYS = {
  /** Written when a page of the tab is left and taken by the next one. */
  handOff: 'handOff',
  /** Where the reader was on each page of the tab's history. */
  scrollPositions: 'scrollPositions',
} as const;

/** Keys of local storage that earlier releases wrote and that no release reads. The session removes them at its start. */
export const RETIRED_STORAGE_KEYS = ['builderLoginHash', 'deviceId', 'comingFor', 'loginFor'] as const;

export type StorageName = keyof typeof STORAGE_KEYS;
