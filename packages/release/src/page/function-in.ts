/**
 * The function that a `.browser.js` file consists of, in parentheses and without comments at the beginning of lines, to be called by an
 * inline script.
 */
export function functionIn(file: string): string {
  const lines = file.replace(/^ *(\/\/|\/\*\*).*$/gm, '').replace(/^\s+/gm, '');
  return `(${lines.trim().replace(/;$/, '')})`;
}
