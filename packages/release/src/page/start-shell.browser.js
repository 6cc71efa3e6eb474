// Runs inline, where the page starts its shell. A shell that throws, empties the page or does not report its start in time is reported,
// and the last known good one is started once: after a reload, because the failed one may have left anything behind. start-shell.ts
// inserts this file as text.
({ name, active, fallback, storageKey, startedEvent, releaseAttribute, policyName, healthPath, problem }) => {
  // A tab that is closed sooner did not hang: the visitor left.
  const MIN_HANG_MS = 3000;
  const START_LIMIT_MS = 15000;
  const root = document.getElementById('root');
  // A browser that blocks the storage throws at its name.
  const inStorage = (work) => {
    try {
      return work(window.sessionStorage);
    } catch {
      return undefined;
    }
  };
  const mark = (content) =>
    inStorage((storage) => {
      if (content) storage.setItem(storageKey, JSON.stringify(content));
      else storage.removeItem(storageKey);
      return true;
    });
  const report = (id) =>
    navigator.sendBeacon(healthPath, JSON.stringify({ outcomes: [{ name, id, outcome: 'failed' }] }));
  const entries = [active, fallback].flatMap((release) => release?.entries ?? []);
  const known = (address) => (entries.includes(address) ? address : '');
  const policy = window.trustedTypes?.createPolicy(policyName, { createScriptURL: known });

  const last = inStorage((storage) => JSON.parse(storage.getItem(storageKey)));
  const hasHung = last?.id === active.id && Date.now() - last.startingAt >= MIN_HANG_MS;
  const hasFailed = hasHung || (last?.id === active.id && last.hasFailed);
  if (hasHung) report(active.id);
  let release = hasFailed && fallback ? fallback : active;
  mark(hasFailed ? { id: active.id, hasFailed: true } : { id: active.id, startingAt: Date.now() });

  let isOver = false;
  let timer;
  const showProblem = () => {
    const { title, retry } = problem[document.documentElement.lang] ?? problem.en;
    const box = document.createElement('main');
    box.className = 'boot-problem';
    const heading = document.createElement('h1');
    heading.textContent = title;
    const button = document.createElement('button');
    button.textContent = retry;
    button.onclick = () => {
      mark(null);
      location.reload();
    };
    box.append(heading, button);
    root.replaceChildren(box);
  };
  const replaceShell = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    report(release.id);
    if (release === active && fallback && mark({ id: active.id, hasFailed: true })) location.reload();
    else showProblem();
  };
  const begin = (attempt) => {
    const script = document.createElement('script');
    const address = release.entries[attempt];
    script.type = 'module';
    script.crossOrigin = 'anonymous';
    if (release.integrity) script.integrity = release.integrity;
    script.src = policy ? policy.createScriptURL(address) : address;
    script.onload = () => {
      if (!isOver) timer = setTimeout(replaceShell, START_LIMIT_MS);
    };
    script.onerror = () => {
      if (isOver) return;
      if (attempt + 1 < release.entries.length) return begin(attempt + 1);
      if (release !== active || !fallback) return replaceShell();
      // Nothing of it ran, so the other one can start here.
      report(active.id);
      release = fallback;
      begin(0);
    };
    root.dataset[releaseAttribute] = release.id;
    document.body.append(script);
  };
  window.addEventListener('error', ({ filename }) => {
    // After React, which removes everything when the first rendering throws.
    if (!isOver) setTimeout(() => (filename?.includes(release.id) || !root.firstElementChild) && replaceShell());
  });
  window.addEventListener('pagehide', () => {
    if (!isOver && !hasFailed) mark(null);
  });
  document.addEventListener(startedEvent, () => {
    isOver = true;
    clearTimeout(timer);
    if (!hasFailed) mark(null);
  });
  begin(0);
};
