/** Event of the document with which the shell reports that its first screen is rendered. */
export const SHELL_STARTED = 'xana:shellStarted';

/** The Trusted Types policy of the page that allows the entries of the shell, and no other script. */
export const SHELL_START_POLICY = 'shell-start';

/** `data-…` of the root element: the id of the shell's release that runs. */
export const SHELL_RELEASE_ATTRIBUTE = 'release';
