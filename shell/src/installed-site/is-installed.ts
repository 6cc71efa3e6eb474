/** How windows of installed sites are shown (https://www.w3.org/TR/mediaqueries-5/#display-modes). */
const DISPLAY_MODES = ['standalone', 'minimal-ui', 'window-controls-overlay', 'fullscreen'];

/** Whether this window belongs to the installed site, not to a browser. Safari on iOS has a property of its own. */
export const isInstalled = ({ navigator, matchMedia }: Window): boolean =>
  Reflect.get(navigator, 'standalone') === true ||
  DISPLAY_MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
