/** One address of a remote's code: a release, under one of the prefixes that serve its files. */
export interface Source {
  release: string;
  entry: string;
  /** `standalone`: the entry has a runtime of its own, which writes into its share scope. */
  container?: string | undefined;
}

const NAME = /^(?<remote>[^@/]+)@(?<release>[^/]*)\/(?<prefix>.*)$/;

/**
 * The name under which the runtime knows one source: `mfe-store@0123456789abcdef/r0`. Releases of one remote live side by side,
 * and each prefix has addresses of its own, because a browser never fetches a module again whose address hung, was cut off or
 * threw during evaluation.
 */
export const instanceName = (remote: string, { release, entry }: Source): string =>
  `${remote}@${release}/${/\/(r\d)\//.exec(entry)?.[1] ?? 'r0'}`;

export function parseInstanceName(name: string): { remote: string; release: string; prefix: string } {
  const { remote = name, release = '', prefix = '' } = NAME.exec(name)?.groups ?? {};
  return { remote, release, prefix };
}
