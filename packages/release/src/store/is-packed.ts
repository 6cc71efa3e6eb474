/** Letters are packed by their own format: no compressed copies are kept beside them. */
export function isPacked(path: string): boolean {
  return path.endsWith('.woff2');
}
