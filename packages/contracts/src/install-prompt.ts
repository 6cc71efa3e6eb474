/**
 * Property of `window` with the `beforeinstallprompt` event of the browser, which may come before any module of the page. An inline
 * script of the page keeps it.
 */
export const INSTALL_PROMPT = 'xanaInstallPrompt';
