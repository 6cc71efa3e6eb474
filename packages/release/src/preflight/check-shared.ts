/** What webpack's run time puts into the share scope ends so, and nothing that only consumes does: `{get:a,from:l,eager:!!n}`. */
const REGISTERS = ',eager:';

/**
 * Whether a remote leaves it to the shell to provide what is shared: its build must consume with `import: false`.
 *
 * @param provided the shared modules that the build says it would provide; an attacker's build says what it likes, so the
 *   files are searched too
 * @returns what is wrong, as sentences for the release manager; empty when nothing is
 */
export function checkShared(provided: readonly string[], files: ReadonlyMap<string, Buffer>): string[] {
  const registering = [...files].filter(([path, content]) => path.endsWith('.mjs') && content.includes(REGISTERS));
  return [
    ...provided.map((name) => `it provides the shared module ${name}, which the shell alone does: use import: false`),
    ...registering.map(([path]) => `${path} puts modules into the share scope, which the shell alone does`),
  ];
}
