/** A browser with push messages, for jsdom, which has none. */
export function installFakePush() {
  const browser = {
    permission: 'default' as NotificationPermission,
    /** What the member answers when they are asked. */
    answer: 'granted' as NotificationPermission,
    /** Of the push service; set it to make subscribing fail. */
    isOffline: false,
    subscription: null as { endpoint: string; key: string } | null,
    registered: [] as unknown[],
    asked: 0,
    /** Emits to the page what the worker would. */
    emit(data: unknown, ports: object[] = []) {
      container.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
    },
    subscribe(endpoint: string, key: string) {
      browser.subscription = { endpoint, key };
    },
  };
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
  const current = () =>
    browser.subscription && {
      endpoint: browser.subscription.endpoint,
      options: { applicationServerKey: Buffer.from(browser.subscription.key, 'base64url') },
      getKey: (name: string) => bytes(name),
      unsubscribe: async () => {
        browser.subscription = null;
        return true;
      },
    };
  const pushManager = {
    getSubscription: async () => current(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (browser.isOffline) throw new DOMException('Registration failed - push service error', 'AbortError');
      browser.subscribe(browser.subscription?.endpoint ?? 'https://push.example.com/new', applicationServerKey);
      return current();
    },
  };
  const container = Object.assign(new EventTarget(), {
    register: async (address: unknown) => browser.registered.push(address),
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => (browser.registered.length > 0 || browser.subscription ? { pushManager } : undefined),
  });
  const notification = {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      if (browser.permission === 'default') browser.permission = browser.answer;
      return browser.permission;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  Object.assign(window, { PushManager: class {}, Notification: notification });
  return {
    browser,
    remove() {
      for (const [target, name] of [
        [navigator, 'serviceWorker'],
        [window, 'PushManager'],
        [window, 'Notification'],
      ] as const)
        Reflect.deleteProperty(target, name);
    },
  };
}
