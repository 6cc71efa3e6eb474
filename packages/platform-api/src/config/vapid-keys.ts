import { createECDH } from 'node:crypto';

const UNCOMPRESSED_POINT = 0x04;
const BASE64URL = /^[A-Za-z0-9_-]+$/;

const bytesOf = (text: string): Buffer => Buffer.from(BASE64URL.test(text) ? text : '', 'base64url');

/** Whether a text is an uncompressed P-256 point as base64url, the form that browsers expect (RFC 8292 §3.2). */
export function isVapidPublicKey(text: string): boolean {
  const bytes = bytesOf(text);
  return bytes.length === 65 && bytes[0] === UNCOMPRESSED_POINT;
}

export const isVapidPrivateKey = (text: string): boolean => bytesOf(text).length === 32;

/** Push services contact the operator of the site here (RFC 8292 §2.1). */
export const isVapidSubject = (text: string): boolean => URL.canParse(text) && /^(mailto|https):/.test(text);

export function isVapidPair(publicKey: string, privateKey: string): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(bytesOf(privateKey));
  } catch {
    // Not a number of this curve.
    return false;
  }
  return curve.getPublicKey().equals(bytesOf(publicKey));
}
