import { siteWorkerAddress } from '@xana/remote-kit/site-worker';
import { isInstalled } from './is-installed.ts';

/**
 * Registers the worker of the site in the window of the installed site, which has no browser around it to explain a missing network.
 * Elsewhere there is one only where push messages are on.
 */
export function registerInstalledSite(window: Window): void {
  const { serviceWorker } = window.navigator;
  if (!serviceWorker || !isInstalled(window)) return;
  serviceWorker
    .register(siteWorkerAddress())
    .catch((error) => console.warn('[worker] The offline page is not available:', error));
}
