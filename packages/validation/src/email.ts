/** As RFC 5321 limits a path, and what stands before the @. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^(?!-)[A-Za-z0-9-]{1,63}(?<!-)$/;

/** VA-03: the standard address pattern, with a domain of at least two labels of which the last is no number. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || local.length > LONGEST_LOCAL || !LOCAL.test(local)) return false;
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && /\D/.test(labels.at(-1) ?? '');
}
