/** Set a new day together with a change of the text: every member is then asked again. */
export const TERMS_VERSION = '2026-11-22';
