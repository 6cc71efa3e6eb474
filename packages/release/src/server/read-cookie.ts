/**
 * @param header the `Cookie` header of a request
 * @returns an empty text when there is no such cookie
 */
export function readCookie(header: string | undefined, name: string): string {
  const cookies = (header ?? '').split(';').map((each) => each.trim());
  return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
