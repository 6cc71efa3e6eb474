import type { RuntimePlugin } from '../create-instance.ts';
import { parseInstanceName } from '../instance-name.ts';
import { issueScope } from '../issued-scopes.ts';
import type { ShareScope } from '../share-scope.ts';

/** Called when a remote tries to change a shared module. @param what for example `react/99.0.0` */
export type OnWrite = (source: { remote: string; release: string }, what: string) => void;

/**
 * Initializes each container with a read-only share scope of its own, and with nothing else. The runtime would hand over the share
 * scopes of the host, in which a remote could replace the modules of all others.
 */
export const guardedSharing = (provided: ShareScope, onWrite: OnWrite): RuntimePlugin => ({
  name: 'guarded-sharing',
  async beforeInitContainer(args) {
    const { name } = args.remoteInfo;
    const source = parseInstanceName(name);
    const shareScope = issueScope(provided, { name, version: source.release }, (what) => onWrite(source, what));
    const remoteEntryInitOptions = { version: source.release, shareScopeKeys: 'default' };
    return { ...args, shareScope: shareScope as typeof args.shareScope, initScope: [], remoteEntryInitOptions };
  },
});
