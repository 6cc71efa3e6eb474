// Runs inline in the offline page: names the reason, and loads the page again when the site answers. offline-page.ts inserts this file
// as text.
({ texts, probePath }) => {
  const PROBE_INTERVAL_MS = 30000;
  const PROBE_TIMEOUT_MS = 10000;
  const language = document.documentElement.lang === 'ja' ? 'ja' : 'en';
  const { offline, unreachable, retry, trying, failed } = texts[language];
  const find = (id) => document.getElementById(id);
  const button = find('retry');
  const status = find('status');

  const explain = () => {
    const { title, text } = navigator.onLine ? unreachable : offline;
    document.title = `${title} · XANA`;
    find('title').textContent = title;
    find('text').textContent = text;
  };
  /** Any answer will do: what matters is that a request arrives. */
  const isReachable = () =>
    fetch(probePath, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
      () => true,
      () => false,
    );
  /** Resolves only when the page stays. */
  const returnWhenReachable = async () => {
    if (await isReachable()) {
      location.reload();
      return new Promise(() => {});
    }
    explain();
  };
  const setTrying = (isTrying) => {
    button.setAttribute('aria-disabled', isTrying);
    button.textContent = isTrying ? trying : retry;
    status.textContent = '';
  };

  button.onclick = async () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    setTrying(true);
    await returnWhenReachable();
    setTrying(false);
    status.textContent = failed;
  };
  window.addEventListener('online', returnWhenReachable);
  window.addEventListener('offline', explain);
  setInterval(() => {
    if (!document.hidden && navigator.onLine) void returnWhenReachable();
  }, PROBE_INTERVAL_MS);
  setTrying(false);
  explain();
};
