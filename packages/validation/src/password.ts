/** VA-04: 8 to 16 of letters, digits or !@#$%^&*, at least one digit and one of those special characters. */
export function isPassword(text: string): boolean {
  return /^[A-Za-z0-9!@#$%^&*]{8,16}$/.test(text) && /\d/.test(text) && /[!@#$%^&*]/.test(text);
}
