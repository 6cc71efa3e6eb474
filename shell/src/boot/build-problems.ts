const problems = new Map<string, string>();

/** Shows a developer why a save gave no new release of a microfrontend, above the page that still runs. @param problem null hides it */
export function showBuildProblem(name: string, problem: string | null): void {
  if (problem === null) problems.delete(name);
  else problems.set(name, problem);
  document.querySelector('[data-build-problems]')?.remove();
  if (problems.size === 0) return;
  const box = document.createElement('pre');
  box.dataset.buildProblems = '';
  box.setAttribute('role', 'alert');
  box.textContent = [...problems].map(([each, text]) => `${each} was not released: ${text}`).join('\n\n');
  // The policy of the page allows styles that a script sets, and no new style elements.
  Object.assign(box.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '2147483647',
    maxHeight: '50vh',
    margin: '0',
    padding: '1rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    color: '#fff',
    background: '#8c1d18',
    font: '0.875rem/1.5 ui-monospace, monospace',
  });
  document.body.append(box);
}
