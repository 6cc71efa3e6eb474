import * as z from '@xana/contracts/schema';
import { CODE_UNITS_PER_CHARACTER } from '../text-limits.ts';

/** A whole number that travels in a path or query as digits. */
function wholeNumber(minimum: number, maximum: number) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(minimum), z.lte(maximum))),
  );
}

export const id = wholeNumber(1, 999_999_999);
/** Counts from 0: nothing has happened. */
export const changeNumber = wholeNumber(0, 999_999_999);
/** EIP-155; the largest that an ERC-4361 text of ours can hold. */
export const chainId = z.int().check(z.gte(1), z.lte(9_999_999_999));
/** Pages count from 1. */
export const pageNumber = wholeNumber(1, 100_000);
export const pageSize = wholeNumber(1, 50);

/** A tag in any letter case; one that nothing carries finds nothing. */
export const tagName = z.string().check(z.minLength(1), z.maxLength(40));

/**
 * Words of a person: not only blanks, no NUL, which no database keeps. The server tidies them and counts their characters.
 *
 * @param maxLength one of `TEXT_LIMITS`
 */
export const words = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength * CODE_UNITS_PER_CHARACTER.text), z.regex(/^\s*[^\0\s][^\0]*$/));

/** The same text in the other languages; the field beside it is English, or what a member wrote. */
export const localizedText = z.optional(z.object({ ja: z.string() }));

/** ISO 8601 with zone. */
export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/));
/** Absolute address on the media host; `?w=640` gives another width. */
export const pictureUrl = z.string();
/** `0x` and 40 hex digits. */
export const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));

/** 65 bytes of a key; a wallet that is a program on the chain may have longer ones. */
export const walletSignature = z.string().check(z.regex(/^0x([0-9a-fA-F]{2}){65,2048}$/));

/** The shape of every list: how many there are in all, and this page of them. */
export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ count: z.number(), rows: z.array(row) });
}
