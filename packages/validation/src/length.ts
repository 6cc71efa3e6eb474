/** Letters as a reader would nearly count them: an emoji outside of the first plane is one, not two. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Whether a text has from `least` to `most` code points; a text of megabytes is not counted to its end. */
export function isWithin(text: string, least: number, most: number): boolean {
  if (text.length < least || text.length > 2 * most) return false;
  const length = lengthOf(text);
  return length >= least && length <= most;
}
