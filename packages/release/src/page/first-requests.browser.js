// Runs inline before any other code: preloads the modules of the page at this URL and, for visitors, sends its first requests.
// preloads.ts inserts this file as text. The import map has the hashes of the modules.
({ api, connectedKey, pages, headerCalls, sidebarCalls, sidebarColumn }) => {
  let isVisitor = true;
  try {
    isVisitor = localStorage.getItem(connectedKey) !== 'true';
  } catch {}
  window.xanaAnswers = {};
  const call = (path) => {
    const address = api + path;
    if (!isVisitor || window.xanaAnswers[address]) return;
    const answer = fetch(address, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    }).then((response) => (response.ok ? response.json() : Promise.reject(response.status)));
    answer.catch(() => {});
    window.xanaAnswers[address] = answer;
  };
  const query = new URLSearchParams(location.search);
  for (const [pattern, files, calls] of pages) {
    const found = new RegExp(pattern).exec(location.pathname);
    if (!found) continue;
    for (const [href, integrity] of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', integrity, href });
      document.head.append(link);
    }
    for (const template of calls) {
      let isComplete = true;
      const path = template.replace(/\{(\??)(\w+)\}/g, (_, fromQuery, name) => {
        const value = fromQuery ? encodeURIComponent(query.get(name) ?? '') : found.groups?.[name];
        if (!value) isComplete = false;
        return value;
      });
      if (isComplete) call(path);
    }
  }
  headerCalls.forEach(call);
  if (matchMedia(sidebarColumn).matches) sidebarCalls.forEach(call);
};
