import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import { describeRemotes, type FederationGlobal } from './describe-remotes.ts';

const FOLDER = 'http://localhost:3003/r0/mfe-store/0123456789abcdef';
const MANIFEST = {
  id: 'mfe_store',
  name: 'mfe_store',
  metaData: {
    name: 'mfe_store',
    type: 'app',
    buildInfo: { buildVersion: 'local', buildName: 'store' },
    remoteEntry: { name: 'remoteEntry.mjs', path: '', type: 'module' },
    globalName: 'mfe_store',
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [{ id: 'mfe_store:store', name: 'store', path: './store', assets: {} }],
};
const registry: PageRegistry = {
  revision: 7,
  remotes: [
    {
      name: 'mfe-store',
      active: { id: '0123456789abcdef', version: '1.2.0', entries: [`${FOLDER}/remoteEntry.mjs`] },
      lastKnownGood: null,
      operations: {},
      contributions: { pages: [], slots: [], handlers: [], grants: [] },
    },
  ],
};

async function describeWith(read: (address: string) => Promise<string>) {
  const announced: object[] = [];
  const plugin = { loadRemoteSnapshot: (args: object) => announced.push(args) };
  const tools: FederationGlobal = { __GLOBAL_PLUGIN__: [plugin] };
  await describeRemotes({ tools, registry, shared: { react: ['19.3.1'] }, read });
  return { tools, announced };
}

describe('describeRemotes', () => {
  it('describes host, remotes, exposed and shared modules as the official runtime does', async () => {
    const { tools, announced } = await describeWith(async () => JSON.stringify(MANIFEST));
    const address = `${FOLDER}/mf-manifest.json`;
    expect(tools.moduleInfo).toMatchObject({
      shell: {
        remotesInfo: { 'mfe-store': { matchedVersion: address } },
        shared: [{ sharedName: 'react', version: '19.3.1' }],
      },
      [`mfe-store:${address}`]: {
        buildVersion: '1.2.0',
        publicPath: `${FOLDER}/`,
        remoteEntry: 'remoteEntry.mjs',
        modules: [{ moduleName: 'store', modulePath: './store' }],
      },
    });
    expect(announced).toMatchObject([{ moduleInfo: { name: 'mfe-store' }, from: 'manifest' }]);
  });

  it('describes the others when a release has no manifest', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { tools, announced } = await describeWith(async () => Promise.reject(new Error('status 404')));
    expect(Object.keys(tools.moduleInfo ?? {})).toEqual(['shell']);
    expect(announced).toEqual([]);
    warn.mockRestore();
  });
});
