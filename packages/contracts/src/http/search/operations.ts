import { searchAll } from './search-all.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const searchOperations = { searchAll } as const;
