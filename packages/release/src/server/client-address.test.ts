import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientNetwork, readTrustedProxies } from './client-address.ts';

function networkOf(peer: string, forwarded?: string): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded) request.headers['x-forwarded-for'] = forwarded;
  return clientNetwork(request, readTrustedProxies('172.16.0.0/12, fd00::/8'));
}

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.1', undefined, '203.0.113.1'],
    ['203.0.113.1', '198.51.100.7', '203.0.113.1'],
    ['172.18.0.2', '198.51.100.7', '198.51.100.7'],
    ['::ffff:172.18.0.2', '10.9.9.9, 198.51.100.7', '198.51.100.7'],
    ['fd00::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', undefined, '2001:db8:0:0'],
    ['fe80::1%eth0', undefined, 'fe80:0:0:0'],
    ['172.18.0.2', undefined, '172.18.0.2'],
  ])('[T72] reads %s with X-Forwarded-For %s as %s', (peer, forwarded, network) => {
    expect(networkOf(peer, forwarded)).toBe(network);
  });

  it('rejects a list of proxies with something else than a network', () => {
    expect(() => readTrustedProxies('proxy')).toThrow('TRUSTED_PROXIES must contain networks like');
  });
});
