import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';

interface BrowserKeys {
  curve: ECDH;
  auth: Buffer;
}

const SALT_LENGTH = 16;
const TAG_LENGTH = 16;
const LAST_RECORD = 2;

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * What a browser does with the body of a push message: `aes128gcm` (RFC 8188) with the keys of RFC 8291, in one record.
 *
 * @throws Error when it was not encrypted for these keys
 */
export function decryptPush(body: Buffer, { curve, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_LENGTH);
  const keyLength = body.readUInt8(SALT_LENGTH + 4);
  const head = SALT_LENGTH + 5 + keyLength;
  const senderKey = body.subarray(SALT_LENGTH + 5, head);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = hkdf(curve.computeSecret(senderKey), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_LENGTH));
  const padded = Buffer.concat([decipher.update(body.subarray(head, -TAG_LENGTH)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD);
  return padded.subarray(0, end).toString('utf8');
}

interface VapidClaims {
  aud: string;
  exp: number;
  sub: string;
}

/** Verifies `Authorization: vapid t=…, k=…` (RFC 8292). @throws Error when the signature is not of the key in the header */
export function verifyVapid(authorization: string): { claims: VapidClaims; publicKey: string } {
  const match = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization);
  if (!match) throw new Error('The header is not of the form of RFC 8292.');
  const [, head = '', payload = '', signature = '', publicKey = ''] = match;
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  });
  const signed = Buffer.from(`${head}.${payload}`);
  const form = { key, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, form, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is invalid.');
  return { claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as VapidClaims, publicKey };
}
