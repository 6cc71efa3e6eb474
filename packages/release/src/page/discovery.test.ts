import { discoveryDocument } from './discovery.ts';

const SRI = `sha384-${'a'.repeat(64)}`;

function documentWith(change: object = {}, more: object[] = []) {
  const release = {
    url: 'https://store.xana.test/r0/mfe-store/0123456789abcdef/remoteEntry.mjs',
    fallbackUrl: 'https://store.xana.test/r1/mfe-store/0123456789abcdef/remoteEntry.mjs',
    metadata: { integrity: SRI, version: '1.0.0' },
    deployment: { traffic: 100, default: true },
    extras: { id: '0123456789abcdef', owner: 'Commerce' },
  };
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: { 'mfe-store': [{ ...release, ...change }, ...more.map((each) => ({ ...release, ...each }))] },
  };
}
const isFine = (document: unknown) => discoveryDocument.safeParse(document).success;

describe('discoveryDocument', () => {
  it('accepts releases with a hash whose traffic adds up to 100', () => {
    expect(isFine(documentWith())).toBe(true);
    const canary = { deployment: { traffic: 5, default: false } };
    expect(isFine(documentWith({ deployment: { traffic: 95, default: true } }, [canary]))).toBe(true);
  });

  const REJECTED: [string, object, object[]?][] = [
    ['traffic that does not add up', { deployment: { traffic: 99, default: true } }],
    ['traffic that is not a whole number', { deployment: { traffic: 99.5, default: true } }],
    ['no default', { deployment: { traffic: 100, default: false } }],
    ['two defaults', { deployment: { traffic: 50, default: true } }, [{ deployment: { traffic: 50, default: true } }]],
    ['a malformed hash', { metadata: { integrity: 'sha384-x', version: '1.0.0' } }],
    ['a weaker hash', { metadata: { integrity: `sha256-${'a'.repeat(43)}=`, version: '1.0.0' } }],
    ['no hash', { metadata: { version: '1.0.0' } }],
    ['no version', { metadata: { integrity: SRI, version: '' } }],
    ['an unencrypted URL', { url: 'http://store.xana.test/r0/x.mjs' }],
    ['a javascript: URL', { url: 'javascript:alert(1)//x.mjs' }],
    ['no fallback URL', { fallbackUrl: undefined }],
    ['an unknown field', { note: 'x' }],
  ];
  it.each(REJECTED.map(([what, change, more = []]) => [what, change, more] as const))(
    'rejects %s',
    (_what, change, more) => {
      expect(isFine(documentWith(change, more))).toBe(false);
    },
  );

  it('rejects a microfrontend without releases', () => {
    expect(isFine({ ...documentWith(), microFrontends: { 'mfe-store': [] } })).toBe(false);
  });
});
