import { PUSH_WORKER_ADDRESS, PUSH_WORKER_PATH, PUSH_WORKER_POLICY } from '@xana/contracts/push-worker';

const POLICY = `trustedTypes.createPolicy("${PUSH_WORKER_POLICY}",{createScriptURL:()=>"${PUSH_WORKER_PATH}"})`;

/**
 * An inline script that leaves the trusted address of the service worker in the page. It creates the policy before any remote runs,
 * and keeps it: the address is all that other code gets (T36). Browsers without Trusted Types take it as text.
 */
export const PUSH_WORKER_SCRIPT = `Object.defineProperty(window,"${PUSH_WORKER_ADDRESS}",{value:window.trustedTypes?${POLICY}.createScriptURL(""):"${PUSH_WORKER_PATH}"})`;
