const LONGEST = 30;

/** Letters, digits, underscores and single dots, beginning and ending with none. */
export function isDottedHandle(text: string): boolean {
  return text.length <= LONGEST && /^[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*$/.test(text);
}
