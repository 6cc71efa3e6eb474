// What the worker adds to push messages: it answers a navigation without a network. It keeps no copy of a page: online, each page comes from the
// network. serve-push-worker.ts appends this file as text.
({ html, headers }) => {
  // The browser requests the page while the worker starts, so that no page waits for the worker.
  self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

  const load = async ({ preloadResponse, request }) => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return new Response(html, { status: 503, headers });
    }
  };
  self.addEventListener('fetch', (event) => {
    const { mode, method, destination } = event.request;
    // Requests of the platform, scripts, pictures, forms that are posted and pages in frames are left to the browser.
    if (mode === 'navigate' && method === 'GET' && destination === 'document') event.respondWith(load(event));
  });
};
