/** A home page needs no exact number above this: 100 means 100 or more. */
export const MAX_HOME_COUNT = 100;
