import { toChecksumAddress } from '../addresses/addresses.ts';

/** The welcome text of the product spec, used as the statement of the ERC-4361 message. */
export const WELCOME_STATEMENT =
  'Welcome. By signing this message you are verifying your digital identity. This is completely secure and does not cost anything!';

/** The fields of an ERC-4361 message (https://eips.ethereum.org/EIPS/eip-4361) of a login. */
export interface LoginMessage {
  /** Host and port of the site, as in `location.host`. */
  domain: string;
  /** Checksummed address. */
  address: string;
  uri: string;
  chainId: number;
  nonce: string;
  issuedAt: string;
  expirationTime: string;
}

const MAX_LENGTH = 2048;

/** The text that the wallet shows and signs. */
export function formatLoginMessage({
  domain,
  address,
  uri,
  chainId,
  nonce,
  issuedAt,
  expirationTime,
}: LoginMessage): string {
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    WELCOME_STATEMENT,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    `Expiration Time: ${expirationTime}`,
  ].join('\n');
}

const LINES = [
  /^(?<domain>[a-z0-9.-]+(?::\d{1,5})?) wants you to sign in with your Ethereum account:$/,
  /^(?<address>0x[0-9a-fA-F]{40})$/,
  /^$/,
  /^.*$/,
  /^$/,
  /^URI: (?<uri>[\x21-\x7e]{1,512})$/,
  /^Version: 1$/,
  /^Chain ID: (?<chainId>[1-9]\d{0,9})$/,
  /^Nonce: (?<nonce>[A-Za-z0-9]{8,128})$/,
  /^Issued At: (?<issuedAt>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z)$/,
  /^Expiration Time: (?<expirationTime>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z)$/,
];

/**
 * Reads a login message strictly: what it returns, formatted again, is the text byte for byte, so nothing in a signed text
 * can be read two ways.
 *
 * @returns null for anything else
 */
export function parseLoginMessage(text: string): LoginMessage | null {
  const lines = text.slice(0, MAX_LENGTH + 1).split('\n');
  if (text.length > MAX_LENGTH || lines.length !== LINES.length) return null;
  const fields: Record<string, string> = {};
  for (const [index, pattern] of LINES.entries()) {
    const match = pattern.exec(lines[index] ?? '');
    if (!match) return null;
    Object.assign(fields, match.groups);
  }
  const { chainId, ...texts } = fields as Record<keyof LoginMessage, string>;
  const message: LoginMessage = { ...texts, chainId: Number(chainId) };
  const isSound =
    toChecksumAddress(message.address) === message.address &&
    [message.issuedAt, message.expirationTime].every(isInstant);
  return isSound && formatLoginMessage(message) === text ? message : null;
}

/** False for a 30 February, which `Date` would take for a day in March. */
function isInstant(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length));
}
