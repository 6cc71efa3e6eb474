import { forgetPicture } from '../operations/uploads/keep-picture.ts';
import type { Platform } from '../platform.ts';

const AT_ONCE = 100;

/**
 * Removes pictures whose process died, or whose database went away, between the row and the word that the file is there:
 * nobody was told their address.
 */
export async function forgetUnkept(platform: Pick<Platform, 'database' | 'pictures'>): Promise<void> {
  const stale = await platform.database
    .selectFrom('uploads')
    .select('key')
    .where('is_kept', '=', false)
    // None takes an hour; whose clock was wrong for less is not harmed.
    .where('created_at', '<', new Date(Date.now() - 3_600_000))
    .limit(AT_ONCE)
    .execute();
  for (const { key } of stale) await forgetPicture(platform, key);
}
