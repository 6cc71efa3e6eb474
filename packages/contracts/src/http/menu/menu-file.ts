import * as z from '@xana/contracts/schema';

const entries = z.array(z.unknown());

/**
 * The menu as editors save it: the list of entries, or an object with it, so that the file can name the JSON Schema with which their
 * editor checks it. The platform sends the list alone. Entries are checked one by one where they are shown.
 */
export const menuFile = z.pipe(
  z.union([entries, z.strictObject({ $schema: z.optional(z.string()), entries })]),
  z.transform((file) => (Array.isArray(file) ? file : file.entries)),
);
