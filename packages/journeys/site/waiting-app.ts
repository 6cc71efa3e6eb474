import type { BrowserContext, Page } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { topology } from './test-topology.ts';

interface WaitingApp {
  app: Page;
  /** The two digits that it shows. */
  number: string;
  /** What it opens in the browser. */
  link: string;
  hash: string;
}

/** Opens the sandbox's app, which waits at the socket for a login on the site. */
export async function startWaitingApp(context: BrowserContext): Promise<WaitingApp> {
  const app = await context.newPage();
  await app.goto(local(topology.ports.app));
  await app.getByRole('button', { name: 'Log in with XANA' }).click();
  const number = String(await app.getByLabel('Number').textContent());
  const link = String(await app.getByRole('link', { name: 'Log in on the site' }).getAttribute('href'));
  return { app, number, link, hash: new URL(link).searchParams.get('builderLoginHash') ?? '' };
}
