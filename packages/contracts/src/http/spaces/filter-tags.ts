/** How many tags a filter of spaces may have. */
export const MAX_FILTER_TAGS = 10;
