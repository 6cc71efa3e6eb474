/** At this width of the window the recommendations begin near its first screen. They are requested with the page, and shown at once. */
export const PHONE = '(max-width: 680px)';
