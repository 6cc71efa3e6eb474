/** VA-05: optional plus, 3 digits (which may stand in brackets), 3 digits, 4 to 6 digits, optional separators. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?(?:\d{3}|\(\d{3}\))[-\s.]?\d{3}[-\s.]?\d{4,6}$/.test(text);
}
