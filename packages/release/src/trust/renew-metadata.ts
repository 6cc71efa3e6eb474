import type { ReleaseStore } from '../store/release-store.ts';
import { renewRoot } from './change-root.ts';
import { type DescribedFiles, describedFilesOf } from './describe-file.ts';
import { metadataFolderOf, RENEWAL_MS, readTimestamp } from './metadata-files.ts';
import { type CurrentMetadata, delegationsOf, readCurrent, releasesOf } from './read-current.ts';
import { type MetadataChange, MissingKeyError, prepareMetadata } from './sign-metadata.ts';

const expiresSoon = (signed: { expires: string } | undefined): boolean =>
  signed !== undefined && Date.parse(signed.expires) - Date.now() < RENEWAL_MS;

/**
 * Signs the timestamp again, and each role that expires within thirty days. Nothing that metadata lists changes.
 *
 * @returns when the timestamp expires, and sentences about roles that this machine has no key of
 * @throws MissingKeyError without the key of the timestamp
 */
export function renewMetadata(store: ReleaseStore): { expires: string; notes: string[] } {
  return store.withLock(() => {
    const folder = metadataFolderOf(store.directory);
    const notes = findExpiring(folder, readCurrent(folder)).flatMap((change) => renew(store, change));
    prepareMetadata(store, {}).activate();
    return { expires: readTimestamp(folder)?.signed.expires ?? '', notes };
  });
}

function renew(store: ReleaseStore, change: MetadataChange): string[] {
  try {
    prepareMetadata(store, change).activate();
    return [];
  } catch (error) {
    if (!(error instanceof MissingKeyError)) throw error;
    return [`It expires soon: ${error.message}`];
  }
}

function findExpiring(folder: string, current: CurrentMetadata): MetadataChange[] {
  const { root, targets } = current;
  const teams = Object.keys(targets?.signed.delegations?.roles ?? {});
  const lists = teams.flatMap((name) => {
    const signed = releasesOf(folder, current, name)?.signed;
    return signed && expiresSoon(signed) ? [{ releases: { name, files: describedFilesOf(signed.targets) } }] : [];
  });
  const files: DescribedFiles | undefined = targets && describedFilesOf(targets.signed.targets);
  return [
    ...(expiresSoon(root.signed) ? [{ root: renewRoot(root) }] : []),
    ...(files && expiresSoon(targets?.signed) ? [{ targets: { files, delegations: delegationsOf(current) } }] : []),
    ...lists,
  ];
}
