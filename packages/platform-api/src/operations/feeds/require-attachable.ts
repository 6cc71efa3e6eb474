import type { NewAttachment } from '@xana/contracts/http/feeds/post-attachment';
import type { Database } from '../../database/connection/connect-database.ts';
import { findEvent } from '../../database/events/events.ts';
import { hasSpace } from '../../database/spaces/spaces.ts';

interface Call {
  database: Database;
  apiError(code: 'SPACE_NOT_FOUND' | 'EVENT_NOT_FOUND'): Error;
}

/** Rejects a space or event that does not exist or is hidden. */
export async function requireAttachable(
  { database, apiError }: Call,
  attachment: NewAttachment | null | undefined,
): Promise<void> {
  if (!attachment) return;
  const { kind, id } = attachment;
  if (kind === 'space' && !(await hasSpace(database, id))) throw apiError('SPACE_NOT_FOUND');
  if (kind === 'event' && !(await findEvent(database, id))) throw apiError('EVENT_NOT_FOUND');
}
