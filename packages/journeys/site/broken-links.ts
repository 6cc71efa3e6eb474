import type { Page } from '@playwright/test';

/** Status by path and query: pages share most of their links. */
const known = new Map<string, number>();

/** The links to the site itself that a page shows and whose page does not exist, as `path: status`. */
export async function brokenLinks(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ origin, hash, pathname }) => origin === location.origin && !(hash && pathname === location.pathname))
        .map((link) => link.href),
    );
  const paths = new Set(addresses.map((address) => new URL(address).pathname + new URL(address).search));
  const broken: string[] = [];
  for (const path of paths) {
    const status = known.get(path) ?? (await page.request.get(path)).status();
    known.set(path, status);
    if (status >= 400) broken.push(`${path}: ${status}`);
  }
  return broken;
}
