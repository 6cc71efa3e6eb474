/** Every key that the site keeps in the browser, in one place, with what happens to it at logout. */
export const STORAGE_KEYS = {
  userConnected: { key: 'userConnected', atLogout: 'clear' },
  user: { key: 'user', atLogout: 'clear' },
  walletType: { key: 'walletType', atLogout: 'clear' },
  chain: { key: 'chainId', atLogout: 'keep' },
  locale: { key: 'locale', atLogout: 'keep' },
  theme: { key: 'theme', atLogout: 'keep' },
  recentSearches: { key: 'recentSearches', atLogout: 'clear' },
  spaceDraft: { key: 'spaceDraft', atLogout: 'clear' },
  builderLoginHash: { key: 'builderLoginHash', atLogout: 'clear' },
  deviceId: { key: 'deviceId', atLogout: 'clear' },
  comingFor: { key: 'comingFor', atLogout: 'clear' },
  loginFor: { key: 'loginFor', atLogout: 'clear' },
} as const;

export type StorageName = keyof typeof STORAGE_KEYS;
