/** Whether `If-None-Match` matches, by weak comparison (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best stored encoding that the client accepts; `;q=0` excludes one (RFC 9110 §12.5.3). */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = new Set(
    String(acceptEncoding ?? '')
      .split(',')
      .map((each) => each.split(';').map((text) => text.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name?.toLowerCase()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}
