// Runs inline before any other code: preloads the modules of the page at this URL and, for visitors, sends its first requests and
// requests its largest picture. preloads.ts inserts this file as text. The import map has the hashes of the modules.
({ api, connectedKey, pages, headerCalls, sidebarCalls, sidebarColumn }) => {
  let isVisitor = true;
  try {
    isVisitor = localStorage.getItem(connectedKey) !== 'true';
  } catch {}
  window.xanaAnswers = {};
  const preload = (link) =>
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', ...link }));
  const preloadPicture = ({ field, sizes, widths }, { data }) => {
    const address = field.split('.').reduce((value, key) => value?.[key], data);
    // The page server may have shown it already.
    if (typeof address !== 'string' || document.querySelector('.boot-picture')) return;
    const imageSrcset = widths.map((width) => `${address}?w=${width} ${width}w`).join(', ');
    // As its element, which has no `crossorigin`: otherwise the browser requests it twice.
    preload({ rel: 'preload', as: 'image', imageSrcset, imageSizes: sizes, fetchPriority: 'high', crossOrigin: null });
  };
  const query = new URLSearchParams(location.search);
  // Undefined when the URL lacks a value.
  const fill = (template, groups) => {
    let isComplete = true;
    const text = template.replace(/\{(\??)(\w+)\}/g, (_, fromQuery, name) => {
      const value = fromQuery ? encodeURIComponent(query.get(name) ?? '') : groups?.[name];
      if (!value) isComplete = false;
      return value;
    });
    return isComplete ? text : undefined;
  };
  const call = ({ path, when = {}, media = 'all', body, picture }, groups) => {
    if (
      !isVisitor ||
      !matchMedia(media).matches ||
      Object.entries(when).some(([name, value]) => query.get(name) !== value)
    )
      return;
    const filled = fill(path, groups);
    const values = Object.entries(body ?? {}).map(([name, template]) => [name, fill(template, groups)]);
    if (filled === undefined || values.some(([, value]) => !/^[1-9]\d{0,8}$/.test(value))) return;
    const text = body && JSON.stringify(Object.fromEntries(values.map(([name, value]) => [name, Number(value)])));
    const key = api + filled + (text ?? '');
    if (window.xanaAnswers[key]) return;
    const answer = fetch(api + filled, {
      method: body ? 'POST' : 'GET',
      body: text,
      credentials: 'omit',
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(10_000),
    }).then((response) => (response.ok ? response.json() : Promise.reject(response.status)));
    answer.then((reply) => picture && preloadPicture(picture, reply)).catch(() => {});
    window.xanaAnswers[key] = answer;
  };
  for (const [pattern, files, calls] of pages) {
    const found = new RegExp(pattern).exec(location.pathname);
    if (!found) continue;
    for (const [href, integrity] of files) preload({ rel: 'modulepreload', fetchPriority: 'low', integrity, href });
    for (const each of calls) call(each, found.groups);
  }
  for (const each of headerCalls) call(each);
  if (matchMedia(sidebarColumn).matches) for (const each of sidebarCalls) call(each);
};
