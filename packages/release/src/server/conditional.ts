/** Whether an `If-None-Match` names this entity; weak tags count, as RFC 9110 §13.1.2 says for GET and HEAD. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that we keep and this client reads; `;q=0` refuses one (RFC 9110 §12.5.3). */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = new Set(
    String(acceptEncoding ?? '')
      .split(',')
      .map((each) => each.split(';').map((part) => part.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name?.toLowerCase()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}
