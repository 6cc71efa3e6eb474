import { expect, type Page, test } from '@playwright/test';
import { collectProblems, scrollTo } from '../site/page-actions.ts';
import { TOOLS } from './build-greeting.ts';
import { greetingName, startGreetings } from './publish-greeting.ts';

const NAMES = TOOLS.map(greetingName);

interface PublicState {
  __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Record<string, object>> } }[];
}

/** Replaces React in the share scope of every runtime that the page's code can reach. @returns their names */
const replaceReact = (page: Page) =>
  page.evaluate(() => {
    const { __INSTANCES__ } = Reflect.get(window, '__FEDERATION__') as unknown as PublicState;
    const evil = { get: () => () => ({}), lib: () => ({}), loaded: true, from: 'zzz', version: '99.0.0' };
    for (const { shareScopeMap } of __INSTANCES__) {
      for (const versions of Object.values(shareScopeMap.default)) {
        for (const entry of Object.values(versions)) Object.assign(entry, evil);
        versions['99.0.0'] = evil;
      }
    }
    return __INSTANCES__.map(({ name }) => name).sort();
  });

test('[MF-01] [MF-03] [T37] remotes of plain webpack, Rspack and Vite are published, run in the shell with its React, and change nothing that other remotes share', async ({
  page,
}, info) => {
  const problems = collectProblems(page);
  const failures: string[] = [];
  page.on('console', (message) => message.text().startsWith('[remote]') && failures.push(message.text()));
  const greetings = await startGreetings();
  try {
    for (const tool of TOOLS)
      expect((await greetings.publish(tool, info.outputPath(tool))).container).toBe('standalone');

    await page.goto('/');
    for (const name of NAMES) {
      const greeting = (count: number) =>
        page.getByRole('button', { name: `Hello from ${name}, clicked ${count} times` });
      await scrollTo(page, greeting(0));
      await greeting(0).click();
      await expect(greeting(1)).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Balances' })).toBeVisible();

    expect(await replaceReact(page)).toEqual(NAMES.map((name) => name.replaceAll('-', '_')).sort());
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: /Demo wallet/ }),
    ).toBeVisible();
    expect({ failures, problems }).toEqual({ failures: [], problems: [] });
  } finally {
    greetings.end();
  }
});
