/** How cards look while they are typed: brand, groups, and whether they can be right. */

const BRANDS = [
  { brand: 'amex', starts: /^3[47]/, digits: 15, groups: [4, 6, 5], code: 4 },
  { brand: 'jcb', starts: /^35/, digits: 16, groups: [4, 4, 4, 4], code: 3 },
  { brand: 'mastercard', starts: /^(5[1-5]|2[2-7])/, digits: 16, groups: [4, 4, 4, 4], code: 3 },
  { brand: 'visa', starts: /^4/, digits: 16, groups: [4, 4, 4, 4], code: 3 },
] as const;
const UNKNOWN = { brand: 'unknown', starts: /^/, digits: 16, groups: [4, 4, 4, 4], code: 3 } as const;

export const brandOf = (digits: string) => BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN;

export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** In the groups that are on the card. */
export function inGroups(digits: string): string {
  const { groups } = brandOf(digits);
  let from = 0;
  const groupsOfDigits = groups.map((length) => {
    const group = digits.slice(from, from + length);
    from += length;
    return group;
  });
  return groupsOfDigits.filter(Boolean).join(' ');
}

export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** `1` stays, `4` becomes `04`, `1228` becomes `12 / 28`. */
export function asExpiry(typed: string): string {
  const digits = digitsOf(typed);
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return full.length > 2 ? `${full.slice(0, 2)} / ${full.slice(2, 4)}` : full;
}

export function isExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2_000 + year, month) <= now.getTime();
}
