export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Escaped text with `code` elements for what stands between backticks. */
export const markdown = (text: string): string =>
  escapeHtml(text)
    .split('`')
    .map((section, index) => (index % 2 === 1 ? `<code>${section}</code>` : section))
    .join('');

export const codeBlock = (text: string): string => `<pre><code>${escapeHtml(text)}</code></pre>`;

export const json = (value: unknown): string => codeBlock(JSON.stringify(value, null, 2));

export function table(head: string[], rows: string[][], name = ''): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`);
  return `<div class="scroll"><table class="${name}"><tr>${heads.join('')}</tr>${cells.join('')}</table></div>`;
}
