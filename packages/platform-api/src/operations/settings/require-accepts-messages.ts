import { apiError } from '../../api-error.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import { isFollowing } from '../../database/follow/follows.ts';
import { selectPrivacySettings } from '../../database/settings/privacy-settings.ts';

interface Delivery {
  senderId: number;
  receiverId: number;
  /** The receiver has sent the sender a message before. */
  isAnswer: boolean;
}

/** @throws ApiError MESSAGES_NOT_ALLOWED when the receiver's privacy settings exclude the sender */
export async function requireAcceptsMessages(
  database: Database,
  { senderId, receiverId, isAnswer }: Delivery,
): Promise<void> {
  const { messageSenders } = await selectPrivacySettings(database, receiverId);
  if (messageSenders === 'everybody') return;
  const isAllowed = messageSenders === 'following' && (isAnswer || (await isFollowing(database, receiverId, senderId)));
  if (!isAllowed) throw apiError('MESSAGES_NOT_ALLOWED');
}
