/**
 * Code that provides a shared module: of webpack's container (`{get:a,from:l,eager:!!n}`) or of an official build
 * (`federation.initOptions.shared={react:[…]}`). Code that only consumes has `eager:!1` and `initOptions.shared={}`.
 */
const REGISTERS = /, ?eager: ?!!|initOptions\.shared ?= ?\{(?! ?\})/;
/** After `fallback:` in an official build that contains a copy of a shared module: `()=>a.e(923)` loads the copy. */
const LOADS_COPY = /^ ?\(\) ?=> ?\(?[\w$]{1,40}\.e\(/;

/**
 * Whether a remote only consumes shared modules (`import: false`): the shell alone provides them.
 *
 * @param provided the shared modules that the build reports; a malicious build may report none, so the files are searched too
 * @returns the problems as sentences for the release manager; empty when there are none
 */
export function checkShared(provided: readonly string[], files: ReadonlyMap<string, Buffer>): string[] {
  const registering = [...files].filter(([path, content]) => path.endsWith('.mjs') && isProviding(String(content)));
  return [
    ...provided.map((name) => `it provides the shared module ${name}, which only the shell may do: use import: false`),
    ...registering.map(([path]) => `${path} puts modules into the share scope, which only the shell may do`),
  ];
}

function isProviding(code: string): boolean {
  const [, ...fallbacks] = code.split('fallback:');
  return REGISTERS.test(code) || fallbacks.some((fallback) => LOADS_COPY.test(fallback));
}
