import type { PlatformConfig } from '../config/platform-config.ts';
import type { UploadKind } from './picture-store.ts';

/** The database holds a picture's key, `space/neon-alley`; clients get its address on the media host. */
export function pictureAddress({ origins }: Pick<PlatformConfig, 'origins'>, key: string): string {
  return `${origins.media}/p/${key}`;
}

/** The key of an upload from its address; null for an address of another kind or host. */
export function uploadKeyOf(config: Pick<PlatformConfig, 'origins'>, kind: UploadKind, address: string): string | null {
  const start = pictureAddress(config, `${kind}/`);
  return address.startsWith(start) ? `${kind}/${address.slice(start.length)}` : null;
}
