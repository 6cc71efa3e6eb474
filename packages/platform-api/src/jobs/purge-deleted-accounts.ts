import { findCardCustomer } from '../database/payments/card-provider-rows.ts';
import { purgeUser, selectDueDeletions, selectUploadKeys } from '../database/settings/account-deletions.ts';
import { deletePicture } from '../operations/uploads/store-picture.ts';
import type { Platform } from '../platform.ts';

const BATCH_SIZE = 20;

type PurgeContext = Pick<Platform, 'database' | 'pictures' | 'cards' | 'onError'>;

/**
 * Deletes accounts for good whose grace period is over (decision 0060). Saved cards and pictures go first: after a stop in between,
 * the rows are still there and the next round continues. An account that fails does not delay the others.
 */
export async function purgeDeletedAccounts(platform: PurgeContext): Promise<void> {
  for (const userId of await selectDueDeletions(platform.database, BATCH_SIZE)) {
    await purgeAccount(platform, userId).catch(platform.onError);
  }
}

async function purgeAccount(platform: PurgeContext, userId: number): Promise<void> {
  const { database, cards } = platform;
  const customerId = await findCardCustomer(database, userId);
  if (customerId && cards) for (const { id } of await cards.listCards(customerId)) await cards.detachCard(id);
  for (const key of await selectUploadKeys(database, userId)) await deletePicture(platform, key);
  await database.transaction().execute((transaction) => purgeUser(transaction, userId));
}
