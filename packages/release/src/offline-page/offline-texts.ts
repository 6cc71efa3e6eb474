interface OfflineTexts {
  /** The device has no connection. */
  offline: { title: string; text: string };
  /** The device has a connection, and the site does not answer. */
  unreachable: { title: string; text: string };
  retry: string;
  trying: string;
  failed: string;
}

export const OFFLINE_TEXTS: Record<'en' | 'ja', OfflineTexts> = {
  en: {
    offline: {
      title: 'You are offline',
      text: 'XANA needs an internet connection. This page opens as soon as you are back online.',
    },
    unreachable: {
      title: 'XANA cannot be reached',
      text: 'You are connected, but the site does not answer. This page keeps trying and opens as soon as it can.',
    },
    retry: 'Try again',
    trying: 'Connecting …',
    failed: 'Still no connection.',
  },
  ja: {
    offline: {
      title: 'オフラインです',
      text: 'XANAの利用にはインターネット接続が必要です。接続が回復すると自動的に開きます。',
    },
    unreachable: {
      title: 'XANAに接続できません',
      text: 'インターネットには接続されていますが、サイトから応答がありません。再接続できしだい自動的に開きます。',
    },
    retry: 'もう一度試す',
    trying: '接続しています…',
    failed: 'まだ接続できません。',
  },
};
