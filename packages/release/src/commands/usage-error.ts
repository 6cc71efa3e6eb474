/** The call is not one that the command understands. */
export class UsageError extends Error {}
