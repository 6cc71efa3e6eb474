import type { RuntimePlugin } from '../create-instance.ts';
import { parseInstanceName } from '../instance-name.ts';
import { issueScope } from '../issued-scopes.ts';
import { ownShareScope } from '../own-share-scope.ts';
import type { ShareScope } from '../share-scope.ts';

/** Called when a remote tries to change a shared module. @param what for example `react/99.0.0` */
export type OnWrite = (source: { remote: string; release: string }, what: string) => void;

interface SharingOptions {
  provided: ShareScope;
  onWrite: OnWrite;
  /** Whether the entry of an instance has a runtime of its own, which writes into its share scope. */
  isStandalone(name: string): boolean;
}

/**
 * Initializes each container with a share scope of its own, and with nothing else. The runtime would hand over the share scopes of the
 * host, in which a remote could replace the modules of all others. The scope is read-only, or a copy for a standalone container.
 */
export const guardedSharing = ({ provided, onWrite, isStandalone }: SharingOptions): RuntimePlugin => ({
  name: 'guarded-sharing',
  async beforeInitContainer(args) {
    const { name } = args.remoteInfo;
    const source = parseInstanceName(name);
    const shareScope = isStandalone(name)
      ? ownShareScope(provided)
      : issueScope(provided, { name, version: source.release }, (what) => onWrite(source, what));
    const remoteEntryInitOptions = { version: source.release, shareScopeKeys: 'default' };
    return { ...args, shareScope: shareScope as typeof args.shareScope, initScope: [], remoteEntryInitOptions };
  },
});
