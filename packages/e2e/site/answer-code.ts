import type { Page } from '@playwright/test';

/** The error code of the answer to the next POST to an address. The body is read here, because a page that navigates loses it. */
export function answerCode(page: Page, address: RegExp): Promise<string> {
  return new Promise((resolve) => {
    void page.route(address, async (route) => {
      const response = await route.fetch();
      if (route.request().method() === 'POST') resolve(String(((await response.json()) as { code?: string }).code));
      await route.fulfill({ response });
    });
  });
}
