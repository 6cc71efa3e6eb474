/** Every key of local storage, and whether a logout clears it. */
export const STORAGE_KEYS = {
  userConnected: 'clear',
  user: 'clear',
  walletType: 'clear',
  /** Reverse domain name of the injected wallet (EIP-6963). */
  walletRdns: 'clear',
  /** When the login of an arrival from Telegram ends, in milliseconds of Unix time. Missing for every other login. */
  telegramVisit: 'clear',
  /** The hash of the Telegram Mini App launch that started the session. */
  telegramLaunch: 'clear',
  /** The login method that was used last on this device: its name, or the reverse domain name of an injected wallet. */
  lastLoginMethod: 'keep',
  chainId: 'keep',
  locale: 'keep',
  theme: 'keep',
  recentSearches: 'clear',
  /** The members who have hidden their first steps on the home page. */
  dismissedFirstSteps: 'keep',
  /** Spaces that are being written, by member and space. They outlive a logout, for 30 days. */
  spaceDrafts: 'keep',
  /** Events that are being written, by member and event. They outlive a logout, for 30 days. */
  eventDrafts: 'keep',
  /** A post that is being written, and posts that are not stored yet. */
  postDraft: 'clear',
  /** Purchases that are not finished: their ids, and what was typed beside the card. */
  purchaseAttempts: 'clear',
  /** Where the receipt of the last purchase went. */
  receiptEmail: 'clear',
  /** Payments whose form was closed while they ran, until the member has seen how they ended. */
  leftPayments: 'clear',
  /** Transfers of XETA that this browser has sent. */
  sentTransfers: 'clear',
  /** Chat messages that the server has not confirmed. */
  chatOutbox: 'clear',
  /** Chat messages that are not sent yet, by member and other user. */
  chatDrafts: 'clear',
  /** Sounds and desktop notifications of chat messages in this browser. */
  chatAlerts: 'clear',
} as const;

/** Local storage of the scripts in the HTML, which no other code reads: whether this browser has loaded the site's font. */
export const FONT_STORAGE_KEY = 'siteFont';

/** Keys of session storage, which is separate for each tab. */
export const TAB_STORAGE_KEYS = {
  /** Written on page unload; read and removed by the next page of the tab. */
  handOff: 'handOff',
  /** Scroll position of each entry of the tab's history. */
  scrollPositions: 'scrollPositions',
  /** The release of the shell that is starting, or that did not start in this tab. Written by the script of the HTML. */
  shellStart: 'shellStart',
  /** The releases that are being mounted, and those during whose mount this tab hung. */
  mountMarks: 'mountMarks',
  /** A login with Google or Apple that left the page; read and removed when it returns. */
  socialLogin: 'socialLogin',
  /** State of a visit to Telegram that adds it to the account; read and removed by the next page of the tab. */
  telegramLink: 'telegramLink',
  /** The control that had the focus when the site reloaded the page. */
  focusedControl: 'focusedControl',
  /** A message that the next page of the tab shows once, after a reload by the site. */
  toast: 'toast',
  /** The form of a transfer of XETA that is not sent yet. */
  transferDraft: 'transferDraft',
  /** The edit of the own profile that is not saved yet. */
  profileDraft: 'profileDraft',
} as const;

export type StorageName = keyof typeof STORAGE_KEYS;
export type TabStorageName = keyof typeof TAB_STORAGE_KEYS;
