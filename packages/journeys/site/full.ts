/**
 * Marks a journey that runs in `npm run test:full` and the nightly workflow, not in `npm test`: a further language, theme, width or
 * login method of a flow that another journey proves. It stands directly behind the title.
 */
export const FULL = { tag: '@full' };

/** For data-driven journeys: the cases that run in every `npm test`, and the rest of the matrix. */
export const fullUnless = (isCore: boolean) => (isCore ? {} : FULL);
