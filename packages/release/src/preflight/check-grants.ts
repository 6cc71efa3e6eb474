import { GRANT_HOLDERS, isGrant } from '@xana/contracts/remotes/grants';
import { describeRelease, type LoadableRelease } from './composition.ts';

/** Whether a remote may have the grants that it declares. */
export function checkGrants(remote: LoadableRelease): string[] {
  const { name, contributions } = remote.record;
  return (contributions?.grants ?? []).flatMap((grant) => {
    if (!isGrant(grant)) return [`${describeRelease(remote)} declares the grant ${grant}, which does not exist.`];
    const holders = GRANT_HOLDERS[grant];
    return holders.includes(name)
      ? []
      : [`${describeRelease(remote)} must not have the grant ${grant}; only ${holders.join(', ')} may.`];
  });
}
