import { PUSH_WORKER_ADDRESS, PUSH_WORKER_PATH } from '@xana/contracts/push-worker';

/** The address of the site's service worker, as `register` takes it. Trusted Types: the page holds the one address that its policy allows. */
export const siteWorkerAddress = (): string => Reflect.get(window, PUSH_WORKER_ADDRESS) ?? PUSH_WORKER_PATH;
