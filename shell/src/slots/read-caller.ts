/** Files of a release: `https://host/r0/mfe-store/0123456789abcdef/balances.mjs:1:2`. */
function readFile(stack: string): { remote?: string; release?: string } {
  // The first line with an address is this module's own.
  const [, caller = ''] = stack.split('\n').filter((line) => line.includes('://'));
  const [, , , prefix = '', remote, release] = caller.slice(caller.indexOf('://')).split('/');
  return /^r\d$/.test(prefix) && remote !== 'shell' ? { remote, release } : {};
}

/** The remote whose code called, or undefined when the shell or a script of another origin did. */
export const readCaller = (stack = ''): string | undefined => readFile(stack).remote;

/** As `readCaller`, with the release: `mfe-store@0123456789abcdef`. */
export function readCallingRelease(stack = ''): string | undefined {
  const { remote, release } = readFile(stack);
  return remote && `${remote}@${release}`;
}
