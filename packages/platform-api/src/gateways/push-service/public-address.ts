import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Special-purpose IPv4 networks (RFC 6890): this machine, private networks, link-local, multicast, documentation. */
const PRIVATE_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Networks within the global IPv6 addresses (2000::/3) that lead to IPv4 addresses or nowhere. */
const PRIVATE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};
const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4');
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6');
const globalIpv6 = listOf(['2000::/3'], 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && globalIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6');
}

/** Names that do not leave a network (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|home\.arpa|arpa)$/;

/**
 * Whether a URL may be a push service on the internet: `https`, the standard port, no credentials, and a host name with a dot, so
 * not an address. What the name resolves to is checked when a connection is made (`lookupPublic`).
 */
export function isPublicHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname);
  return protocol === 'https:' && !port && !username && !password && isName && !LOCAL_NAME.test(hostname);
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * The `lookup` of a connection, against SSRF: fails when a name resolves to any address that is not public. The connection uses the
 * addresses that were checked, so a name that changes in between (DNS rebinding) gains nothing.
 */
export function lookupPublic(hostname: string, options: LookupOptions, done: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return done(new Error(`${hostname} does not resolve to public addresses only.`), []);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
}
