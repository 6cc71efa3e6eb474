/** Whether whole matrices run, as in `npm run test:full`. */
export const isFull = process.env.XANA_FULL === '1';

/** A test that runs in `npm run test:full` alone, because another test proves the same with a representative case. */
export const itInFull = isFull ? it : it.skip;

/** For data-driven tests: the cases that run in every `npm test`, and the rest of the matrix. */
export const itInFullUnless = (isCore: boolean) => (isCore ? it : itInFull);
