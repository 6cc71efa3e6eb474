/** The addresses of services that are not configured; tests replace them. */
export interface Services {
  telegram: string;
  walletConnect: string;
  web3Auth: string;
  /** An address at each push service that is not a subscription. */
  pushEndpoints: readonly string[];
}

export const SERVICES: Services = {
  telegram: 'https://api.telegram.org',
  walletConnect: 'https://rpc.walletconnect.org',
  web3Auth: 'https://api.web3auth.io',
  pushEndpoints: [
    'https://fcm.googleapis.com/fcm/send/check-live',
    'https://updates.push.services.mozilla.com/wpush/v2/check-live',
    'https://web.push.apple.com/check-live',
  ],
};
