/** Webpack's code that provides a shared module contains this text (`{get:a,from:l,eager:!!n}`); code that only consumes does not. */
const REGISTERS = ',eager:';

/**
 * Whether a remote only consumes shared modules (`import: false`): the shell alone provides them.
 *
 * @param provided the shared modules that the build reports; a malicious build may report none, so the files are searched too
 * @returns the problems as sentences for the release manager; empty when there are none
 */
export function checkShared(provided: readonly string[], files: ReadonlyMap<string, Buffer>): string[] {
  const registering = [...files].filter(([path, content]) => path.endsWith('.mjs') && content.includes(REGISTERS));
  return [
    ...provided.map((name) => `it provides the shared module ${name}, which only the shell may do: use import: false`),
    ...registering.map(([path]) => `${path} puts modules into the share scope, which only the shell may do`),
  ];
}
