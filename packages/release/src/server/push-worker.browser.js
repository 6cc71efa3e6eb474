// The service worker of the site: shows push messages, and opens the page that one leads to. It keeps no copy of anything, so a newer
// worker replaces it at once. serve-push-worker.ts adds the offline page.
{
  const FALLBACK_PATH = '/notifications';
  const PUSH_CLICKED = 'xana:pushClicked';
  const ANSWER_TIMEOUT_MS = 1_000;
  /** It ends a subscription whose messages show nothing, also while the site is in front. */
  const APPLE = /\.push\.apple\.com$/;
  const text = (value) => (typeof value === 'string' ? value : '');
  const isOwn = (path) => typeof path === 'string' && /^\/(?![/\\])/.test(path);

  const findWindows = async () => {
    const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return all.filter(({ frameType }) => frameType === 'top-level');
  };

  /** While the member looks at the site, the bell shows the notification. */
  const isInFront = async () => {
    if (!(await findWindows()).some(({ focused }) => focused)) return false;
    const subscription = await self.registration.pushManager.getSubscription();
    return !APPLE.test(subscription ? new URL(subscription.endpoint).hostname : '');
  };

  const show = async (payload) => {
    let message = {};
    try {
      message = payload.json() ?? {};
    } catch {}
    if (await isInFront()) return;
    await self.registration.showNotification(text(message.title) || 'XANA', {
      body: text(message.body),
      lang: text(message.locale),
      // Replaces an earlier message about the same, without a second sound.
      tag: text(message.tag),
      data: { path: isOwn(message.path) ? message.path : FALLBACK_PATH },
    });
  };

  /** Asks a page to go there itself, which reloads nothing. */
  const isTakenOver = (page, path) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(true);
      setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
      page.postMessage({ type: PUSH_CLICKED, path }, [port2]);
    });

  const open = async (path) => {
    const url = new URL(path, self.location.origin).href;
    const windows = await findWindows();
    const page =
      windows.find((each) => each.url === url) ??
      windows.find(({ focused }) => focused) ??
      windows.find(({ visibilityState }) => visibilityState === 'visible') ??
      windows[0];
    if (!page) return self.clients.openWindow(url);
    await page.focus().catch(() => undefined);
    if (page.url === url || (await isTakenOver(page, path))) return;
    await page.navigate(url).catch(() => self.clients.openWindow(url));
  };

  self.addEventListener('install', () => self.skipWaiting());
  // Only the pages of a worker can be told to navigate.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    const path = event.notification.data?.path;
    event.notification.close();
    event.waitUntil(open(isOwn(path) ? path : FALLBACK_PATH));
  });
}
