import * as z from '@xana/contracts/schema';
import { CODE_UNITS_PER_CHARACTER } from '../text-limits.ts';
import { described, documented } from './describe.ts';

/** An integer that a path or query carries as digits. */
export function wholeNumber(minimum: number, maximum: number) {
  const schema = z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(minimum), z.lte(maximum))),
  );
  return documented(schema, { type: 'integer', minimum, maximum });
}

export const id = wholeNumber(1, 999_999_999);
/** Starts at 0, before the first change. */
export const changeNumber = wholeNumber(0, 999_999_999);
/** EIP-155 chain id, at most the largest that an ERC-4361 message may carry here. */
export const chainId = z.int().check(z.gte(1), z.lte(9_999_999_999));
export const pageNumber = described(wholeNumber(1, 100_000), 'Page to return; the first page is 1.');
export const pageSize = described(wholeNumber(1, 50), 'Rows per page, at most 50.', { examples: [20] });

export const hashtag = described(
  z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[^\0]*$/)),
  'Only those with this tag, given without `#`: a hashtag, or the label of a tag in English or Japanese.',
  { examples: ['music'] },
);

/** Any letter case; an unknown tag matches nothing. */
export const tagName = described(
  z.string().check(z.minLength(1), z.maxLength(40)),
  'A tag, in any letter case. A tag that nothing carries gives an empty list.',
  { examples: ['music'] },
);

/**
 * Text that a person wrote: not only white space, and no NUL, which PostgreSQL cannot store. The server normalizes it and
 * counts characters as a reader does.
 *
 * @param maxLength one of `TEXT_LIMITS`
 */
export const words = (maxLength: number) =>
  documented(z.string().check(z.maxLength(maxLength * CODE_UNITS_PER_CHARACTER.text), z.regex(/^\s*[^\0\s][^\0]*$/)), {
    minLength: 1,
    maxLength,
  });

/** Translations of the field beside it, which is English or what a member wrote. */
export const localizedText = z.optional(z.object({ ja: described(z.string(), 'The Japanese text.') }));

/** ISO 8601 with a time zone. */
export const instant = documented(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT/)), { format: 'date-time' });
/** Absolute URL on the media host; `?w=640` requests another width. */
export const pictureUrl = documented(z.string(), { format: 'uri' });
/** `0x` and 40 hex digits. */
export const address = documented(z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)), {
  examples: ['0x5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d5b3d'],
});

/** 65 bytes for a key pair; a contract wallet (ERC-1271) may return more. */
export const walletSignature = described(
  z.string().check(z.regex(/^0x([0-9a-fA-F]{2}){65,2048}$/)),
  'The signature of the message by the wallet (EIP-191 `personal_sign`; ERC-1271 for a contract wallet).',
);

/** The shape of every list: the number of rows in total, and the rows of this page. */
export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    count: described(z.number(), 'Number of rows on all pages.', { examples: [1] }),
    rows: described(z.array(row), 'The rows of this page.'),
  });
}
