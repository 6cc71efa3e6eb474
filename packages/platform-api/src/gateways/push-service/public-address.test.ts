import dns from 'node:dns';
import { isPublicAddress, isPublicHttps, lookupPublic } from './public-address.ts';

afterEach(() => jest.restoreAllMocks());

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:123',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGu',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
])('[T67] accepts the push service %s', (endpoint) => {
  expect(isPublicHttps(endpoint)).toBe(true);
});

it.each([
  'http://push.example.com/a',
  'https://push.example.com:8443/a',
  'https://user:secret@push.example.com/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://[fd00::1]/a',
  'https://localhost/a',
  'https://localhost./a',
  'https://database/a',
  'https://metadata.google.internal/computeMetadata',
  'https://printer.local/a',
  'ftp://push.example.com/a',
  'javascript:alert(1)',
  'push.example.com',
])('[T67] rejects the endpoint %s', (endpoint) => {
  expect(isPublicHttps(endpoint)).toBe(false);
});

it('[T67] tells public addresses from private ones', () => {
  const others = ['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0'];
  const others6 = ['::1', '::', '::ffff:8.8.8.8', 'fe80::1', 'fc00::1', '2002:7f00:1::', '64:ff9b::7f00:1', 'text'];
  expect([...others, ...others6, '224.0.0.1', '255.255.255.255'].filter(isPublicAddress)).toEqual([]);
  expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true, true]);
});

type Addresses = { address: string; family: number }[];

function resolveTo(addresses: Addresses) {
  const answer = (_host: string, _options: object, done: (error: null, found: Addresses) => void) =>
    done(null, addresses);
  jest.spyOn(dns, 'lookup').mockImplementation(answer as never);
}
const lookUp = (options: object) =>
  new Promise((resolve) => lookupPublic('push.example.com', options, (error, found) => resolve(error ?? found)));

it('[T67] fails when a name resolves to a private address, also beside a public one', async () => {
  for (const all of [true, false]) {
    resolveTo([{ address: '192.168.0.1', family: 4 }]);
    expect(await lookUp({ all })).toBeInstanceOf(Error);
    resolveTo([
      { address: '8.8.8.8', family: 4 },
      { address: '::1', family: 6 },
    ]);
    expect(await lookUp({ all })).toBeInstanceOf(Error);
    resolveTo([]);
    expect(await lookUp({ all })).toBeInstanceOf(Error);
  }
});

it('passes on public addresses in the form that the connection asks for', async () => {
  resolveTo([{ address: '8.8.8.8', family: 4 }]);
  expect(await lookUp({ all: true })).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await lookUp({})).toBe('8.8.8.8');
});
