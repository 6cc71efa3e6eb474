import { isApiError } from '@xana/api-client';
import type { ReleaseOutcome } from '@xana/contracts/releases/release-health';

/**
 * Attributes errors of event handlers, timers and promises that no code has caught to the release whose code threw them: the innermost
 * remote in the stack, or the shell. Errors of browser extensions and of the network belong to no release.
 */
export function watchErrors(page: Pick<Window, 'addEventListener'>, record: (outcome: ReleaseOutcome) => void): void {
  const attribute = (error: unknown, file: string) => {
    const { name: kind, stack = file } = Object(error) as { name?: string; stack?: string };
    if (kind === 'AbortError' || isApiError(error)) return;
    const releases = stack.split('\n').flatMap(releaseIn);
    const thrower = releases.find(({ name }) => name !== 'shell') ?? releases[0];
    if (thrower) record({ ...thrower, outcome: 'erred' });
  };
  page.addEventListener('error', ({ error, filename }) => attribute(error, filename));
  page.addEventListener('unhandledrejection', ({ reason }) => attribute(reason, ''));
}

/** Files of a release: `https://host/r0/mfe-store/0123456789abcdef/balances.mjs:1:2`. */
function releaseIn(line: string): { name: string; id: string }[] {
  const [, , , prefix = '', name = '', id = ''] = line.slice(line.indexOf('://')).split('/');
  return /^r\d$/.test(prefix) && /^[0-9a-f]{16}$/.test(id) ? [{ name, id }] : [];
}
