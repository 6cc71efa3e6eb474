/**
 * Privileged capabilities. A remote declares them in its `remote.config.ts`, `publish` checks them against `GRANT_HOLDERS`,
 * and the page withholds them from a remote without the grant.
 */
export const GRANTS = [
  'establishSession',
  'endSession',
  'manageSessions',
  'manageLoginMethods',
  'grantHandOff',
  'openSockets',
] as const;

export type Grant = (typeof GRANTS)[number];

export const isGrant = (name: string): name is Grant => (GRANTS as readonly string[]).includes(name);

/** The remotes that may declare each grant. */
export const GRANT_HOLDERS: Readonly<Record<Grant, readonly string[]>> = {
  establishSession: ['mfe-auth'],
  endSession: ['mfe-auth'],
  manageSessions: ['mfe-auth', 'mfe-profile'],
  manageLoginMethods: ['mfe-auth'],
  grantHandOff: ['mfe-auth'],
  openSockets: ['mfe-chat'],
};

/**
 * The operations that a remote may call only with a grant. `null`: no remote may call them; only the session of the
 * page, or an app outside the browser, does.
 */
export const SENSITIVE_OPERATIONS: Readonly<Record<string, Grant | null>> = {
  saveUserNonce: 'establishSession',
  loginExternalWallet: 'establishSession',
  verifySignature: 'establishSession',
  exchangeTelegramToken: 'establishSession',
  telegramCallback: null,
  loginWithTelegramMiniApp: null,
  refreshToken: null,
  logout: null,
  createSocketTicket: null,
  listSessions: 'manageSessions',
  endSession: 'manageSessions',
  endAllSessions: 'manageSessions',
  listAccountNotices: 'manageSessions',
  dismissAccountNotice: 'manageSessions',
  downloadMyData: 'manageSessions',
  listLoginMethods: 'manageLoginMethods',
  prepareLink: 'manageLoginMethods',
  reauthenticate: 'manageLoginMethods',
  linkWallet: 'manageLoginMethods',
  linkTelegram: 'manageLoginMethods',
  unlinkLoginMethod: 'manageLoginMethods',
  deleteAccount: 'manageLoginMethods',
  restoreAccount: 'manageLoginMethods',
  describeHandOff: 'grantHandOff',
  prepareHandOff: 'grantHandOff',
  grantHandOff: 'grantHandOff',
  denyHandOff: 'grantHandOff',
  exchangeHandOff: null,
  acceptTerms: 'establishSession',
};
