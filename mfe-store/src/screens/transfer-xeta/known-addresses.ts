import { isSameAddress, shortAddress } from '@xana/wallet/addresses';

/** Short forms show this many characters of each end. */
const SHOWN_CHARACTERS = 6;

export const shortRecipient = (address: string): string => shortAddress(address, SHOWN_CHARACTERS);

/** Wallets shorten an address to its ends, so that a forged one with the same ends looks like a known one. */
const COMPARED_CHARACTERS = 4;

/**
 * A known address that the entered one imitates ("address poisoning": a stranger sends a tiny amount from an address with the
 * same ends, in the hope that it is copied from the history).
 */
export function imitatedAddress(entered: string, known: readonly string[]): string | undefined {
  const isKnown = known.some((address) => isSameAddress(address, entered));
  return isKnown ? undefined : known.find((address) => endsOf(address) === endsOf(entered));
}

const endsOf = (address: string): string => {
  const digits = address.slice(2).toLowerCase();
  return digits.slice(0, COMPARED_CHARACTERS) + digits.slice(-COMPARED_CHARACTERS);
};
