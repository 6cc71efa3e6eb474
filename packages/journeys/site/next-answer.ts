import type { Page } from '@playwright/test';

/**
 * The body of the answer to the next request to an address. It is read on its way to the page: the browser drops the body of a
 * response when it likes, so `waitForResponse(…)` followed by `json()` fails now and then.
 *
 * @param method preflight requests and other methods pass
 */
export function nextAnswer<Body>(page: Page, address: RegExp, method = 'POST'): Promise<Body> {
  return new Promise((resolve, reject) => {
    void page.route(address, async (route) => {
      if (route.request().method() !== method) return route.fallback();
      try {
        const response = await route.fetch();
        resolve((await response.json()) as Body);
        await route.fulfill({ response });
      } catch (error) {
        reject(error);
      }
    });
  });
}
