/**
 * @param header the `Cookie` header of a request
 * @returns an empty text when there is no such cookie
 */
export function readCookie(header: string | undefined, name: string): string {
  const cookies = (header ?? '').split(';').map((each) => each.trim());
  return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** A cookie of one site that no script can read. */
export interface HostCookie {
  /** @param header the `Cookie` header of a request */
  read(header: string | undefined): string;
  /** @returns the `Set-Cookie` header; zero seconds delete the cookie */
  set(value: string, seconds: number): string;
}

/** `__Host-`: set by this host over HTTPS only, never by a subdomain (RFC 6265bis section 4.1.3.2). */
export function hostCookie(origin: string, plainName: string, sameSite: 'Lax' | 'Strict'): HostCookie {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
  return {
    read: (header) => readCookie(header, name),
    set: (value, seconds) => `${name}=${value}; Max-Age=${seconds}; ${attributes}`,
  };
}
