import { expect, type Page, test } from '@playwright/test';
import { FULL } from '../site/full.ts';
import { collectProblems } from '../site/page-actions.ts';
import { activeRelease } from './site-releases.ts';

const REMOTES = ['mfe-auth', 'mfe-chat', 'mfe-profile', 'mfe-spaces', 'mfe-store'];

/** The state that developer tools read. */
interface FederationState {
  moduleInfo: Record<
    string,
    { buildVersion?: string; modules?: { moduleName: string }[]; shared?: { sharedName: string; version: string }[] }
  >;
  __INSTANCES__: {
    name: string;
    options: { remotes: { name: string; version?: string }[]; shared: Record<string, { version: string }[]> };
  }[];
  __SHARE__: Record<string, Record<string, Record<string, Record<string, object>>>>;
  __GLOBAL_PLUGIN__: object[];
}

interface ToolsWindow extends Window {
  __FEDERATION__: FederationState;
  announced: string[];
}

/** Does what the content scripts of the official Chrome extension do before any script of the page (module-federation/core, packages/chrome-devtools). */
async function installTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { __GLOBAL_PLUGIN__: [] as object[] };
    for (const name of ['__FEDERATION__', '__VMOK__']) {
      Object.defineProperty(window, name, { value: state, configurable: false, writable: true });
    }
    const announced: string[] = [];
    Object.assign(window, { announced });
    state.__GLOBAL_PLUGIN__.push({
      name: 'mf-devtool-getModuleInfo-plugin',
      loadRemoteSnapshot(args: { moduleInfo: { name: string } }) {
        announced.push(args.moduleInfo.name);
        return args;
      },
    });
  });
}

test(
  '[MF-03] official developer tools see remotes, exposed and shared modules with their versions',
  FULL,
  async ({ page }) => {
    const problems = collectProblems(page);
    await installTools(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as ToolsWindow).announced.toSorted()))
      .toEqual(REMOTES);

    const seen = await page.evaluate(() => {
      const { moduleInfo, __INSTANCES__, __SHARE__ } = (window as unknown as ToolsWindow).__FEDERATION__;
      return {
        moduleInfo: JSON.parse(JSON.stringify(moduleInfo)) as FederationState['moduleInfo'],
        instances: __INSTANCES__.map(({ name }) => name),
        registered: __INSTANCES__.flatMap(({ options }) =>
          options.remotes.map(({ name, version }) => `${name} ${version}`),
        ),
        share: Object.keys(__SHARE__),
      };
    });
    for (const name of REMOTES) {
      const release = activeRelease(name);
      const [, info] = Object.entries(seen.moduleInfo).find(([key]) => key.startsWith(`${name}:`)) ?? [];
      expect(info?.buildVersion).toBe(release.version);
      expect(info?.modules?.map(({ moduleName }) => moduleName).sort()).toEqual(Object.keys(release.modules).sort());
    }
    const shared = seen.moduleInfo.shell?.shared ?? [];
    expect(shared.map(({ sharedName }) => sharedName)).toEqual(
      expect.arrayContaining(['react', 'react-dom', '@xana/session']),
    );
    expect(shared.find(({ sharedName }) => sharedName === 'react')?.version).toMatch(/^19\./);
    const store = activeRelease('mfe-store');
    expect(seen.instances).toEqual(expect.arrayContaining(['shell', `mfe-store@${store.id}/r0`]));
    expect(seen.registered).toContain(`mfe-store@${store.id}/r0 ${store.id}`);
    expect(seen.share).toContain('shell');
    expect(problems).toEqual([]);
  },
);

test(
  '[MF-05] a page without developer tools keeps the state of the federation runtime private and reads no manifest',
  FULL,
  async ({ page }) => {
    const manifests: string[] = [];
    page.on('request', (request) => request.url().endsWith('mf-manifest.json') && manifests.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Most active' }).getByRole('link')).toHaveCount(10);
    expect(await page.evaluate(() => ['__FEDERATION__', '__VMOK__'].filter((name) => name in window))).toEqual([]);
    expect(manifests).toEqual([]);
  },
);
