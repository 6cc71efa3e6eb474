/** The texts of all elements with a name, in the XML of an S3 server; elements do not contain others of their name. */
export function textsOf(xml: string, name: string): string[] {
  const [, ...pieces] = xml.split(`<${name}>`);
  return pieces.map((piece) => piece.split(`</${name}>`)[0] ?? '');
}
