/** The service worker of the site, which shows push messages. Its scope is the whole site. */
export const PUSH_WORKER_PATH = '/push-worker.js';

/**
 * `type` of what the worker sends to an open page after a click on a notification: `{ type, path }`, with a port. A page that answers
 * through the port goes to the path itself; another one is navigated by the worker.
 */
export const PUSH_CLICKED = 'xana:pushClicked';

/** The Trusted Types policy of the page that allows the worker's address, and no other script. */
export const PUSH_WORKER_POLICY = 'push-worker';

/** Property of `window` with that address, as `navigator.serviceWorker.register` takes it. */
export const PUSH_WORKER_ADDRESS = 'xanaPushWorker';
