import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** @param list comma-separated networks in CIDR notation. @throws Error when one is not valid */
export function readTrustedProxies(list: string): BlockList {
  const proxies = new BlockList();
  for (const network of list.split(',').map((each) => each.trim())) {
    if (network === '') continue;
    const [address = '', bits = isIPv4(address) ? '32' : '128'] = network.split('/');
    if (!isIPv4(address) && !isIPv6(address))
      throw new Error(`TRUSTED_PROXIES must contain networks like 172.16.0.0/12, not "${network}".`);
    proxies.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return proxies;
}

/**
 * The network of the visitor: the IPv4 address, or the first 64 bits of the IPv6 address, which one visitor has to choose from.
 * `X-Forwarded-For` is read from trusted proxies only, because every client can send it.
 */
export function clientNetwork(request: IncomingMessage, proxies: BlockList): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const address = forwarded && isIn(proxies, peer) ? plain(forwarded) : peer;
  return isIPv6(address) ? prefixOf(address) : copyOf(address);
}

/** V8 keeps the whole header, of up to 16 kB, as long as a text that was cut out of it, and callers keep networks. */
const copyOf = (address: string) => Buffer.from(address).toString();

/** IPv4 addresses of a dual-stack socket look like `::ffff:192.0.2.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const isIn = (proxies: BlockList, address: string) =>
  (isIPv4(address) && proxies.check(address, 'ipv4')) || (isIPv6(address) && proxies.check(address, 'ipv6'));

/** `new URL` writes an IPv6 address in its canonical form (RFC 5952). */
function prefixOf(address: string): string {
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const missing = canonical.includes('::') ? 8 - left.length - right.length : 0;
  return [...left, ...Array<string>(missing).fill('0'), ...right].slice(0, 4).join(':');
}
