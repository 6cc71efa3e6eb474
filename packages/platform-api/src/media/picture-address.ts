import type { PlatformConfig } from '../config/platform-config.ts';

/** The database holds a picture's key, `space/neon-alley`; clients get its address on the media host. */
export function pictureAddress({ origins }: Pick<PlatformConfig, 'origins'>, key: string): string {
  return `${origins.media}/p/${key}`;
}
