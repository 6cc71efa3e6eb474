/**
 * The remote whose code called, or undefined when the shell or a script of another origin did. Files of a release:
 * `https://host/r0/mfe-store/0123456789abcdef/balances.mjs:1:2`.
 */
export function readCaller(stack = ''): string | undefined {
  // The first line with an address is this module's own.
  const [, caller = ''] = stack.split('\n').filter((line) => line.includes('://'));
  const [, , , prefix = '', remote] = caller.slice(caller.indexOf('://')).split('/');
  return /^r\d$/.test(prefix) && remote !== 'shell' ? remote : undefined;
}
