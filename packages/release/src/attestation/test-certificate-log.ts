import { createHash, type KeyPairKeyObjectResult, sign } from 'node:crypto';
import { X509Certificate } from '@sigstore/core';

/**
 * A certificate transparency log (RFC 6962) that promises to list each certificate. The one of `@sigstore/mock` leaves the signature out with
 * pkijs 3.4.
 */
export function createCertificateLog({ publicKey, privateKey }: KeyPairKeyObjectResult) {
  const key = publicKey.export({ format: 'der', type: 'spki' });
  const logID = createHash('sha256').update(key).digest();
  return {
    publicKey: key,
    logID,
    /** @returns a signed certificate timestamp with its length */
    async log(certificate: ArrayBuffer, issuer: ArrayBuffer): Promise<ArrayBuffer> {
      const tbs = X509Certificate.parse(Buffer.from(certificate)).tbsCertificate.toDER();
      const time = number(Date.now(), 8);
      const [version, noExtensions] = [number(0, 1), number(0, 2)];
      const precertificate = [number(0, 1), time, number(1, 2), Buffer.from(issuer), number(tbs.length, 3), tbs];
      const signature = sign('sha256', Buffer.concat([version, ...precertificate, noExtensions]), privateKey);
      // SHA-256 with ECDSA.
      const algorithms = Buffer.from([4, 3]);
      const signed = Buffer.concat([algorithms, number(signature.length, 2), signature]);
      const timestamp = Buffer.concat([version, logID, time, noExtensions, signed]);
      return new Uint8Array(Buffer.concat([number(timestamp.length, 2), timestamp])).buffer;
    },
  };
}

/** A big-endian number of some bytes. */
function number(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt(value));
  return buffer.subarray(8 - bytes);
}
