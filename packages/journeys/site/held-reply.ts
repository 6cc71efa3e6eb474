import type { Page, Route } from '@playwright/test';

export interface HeldReply {
  /** Resolves when the service has answered. The page has not got the reply. */
  answered: Promise<void>;
  /** Gives the page the reply. */
  release(): void;
}

/** Holds back the reply to the next request to an address: the service has done its work, and the page does not know it. */
export async function holdReply(page: Page, address: string | RegExp): Promise<HeldReply> {
  const [answered, onAnswered] = signal();
  const [released, release] = signal();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    onAnswered();
    await released;
    // A page that was closed or reloaded meanwhile does not wait for it.
    await route.fulfill({ response }).catch(() => undefined);
  };
  await page.route(address, hold, { times: 1 });
  return { answered, release };
}

/** Holds back all requests to an address. @returns lets them go on */
export async function holdRequests(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  const [released, release] = signal();
  await page.route(address, (route) => released.then(() => route.continue()));
  return release;
}

function signal(): [Promise<void>, () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((onDone) => {
    resolve = onDone;
  });
  return [promise, () => resolve()];
}
