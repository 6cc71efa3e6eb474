const MAX_LENGTH = 60;

/** The beginning of a text on one line, for a title. */
export function excerpt(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH).join('').trimEnd()}…`
    : characters.join('');
}
