import { selectSessions } from '../database/auth/sessions.ts';
import { updateBan } from '../database/moderation/bans.ts';
import { insertDecision } from '../database/moderation/moderation-log.ts';
import { resolveReports } from '../database/moderation/moderation-queue.ts';
import { type Decider, DecisionError, type ModerationContext } from './decision.ts';

interface BanChange {
  userId: number;
  /** False ends a ban. */
  isBanned: boolean;
  /** Null: for good. */
  until?: Date | null;
}

/**
 * Bans a member, or ends the ban (LG-13). Every request reads the ban, so it takes effect at once, and the sockets of this
 * instance are disconnected; other instances disconnect theirs within seconds. The sessions stay, so that their refresh is
 * answered with `AUTH.BANNED`. A ban resolves the open reports of the profile.
 *
 * @throws DecisionError when the user does not exist or is in this state already
 */
export async function changeBan(
  { database, sessionEnds }: Pick<ModerationContext, 'database' | 'sessionEnds'>,
  { userId, isBanned, until = null }: BanChange,
  decider: Decider,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await updateBan(transaction, { userId, isBanned, until, ...decider })))
      throw new DecisionError((t) => (isBanned ? t.alreadyBanned(userId) : t.notBanned(userId)));
    const target = { type: 'user' as const, id: String(userId) };
    const decisionId = await insertDecision(transaction, {
      ...decider,
      action: isBanned ? 'ban' : 'unban',
      target_type: target.type,
      target_id: target.id,
      before: { isBanned: !isBanned },
      after: { isBanned, ...(isBanned ? { until: until?.toISOString() ?? null } : {}) },
    });
    if (isBanned) await resolveReports(transaction, target, decisionId);
  });
  if (!isBanned) return;
  for (const { id } of await selectSessions(database, userId)) sessionEnds.emit(id);
}

/** Reads the end of a ban: `2026-12-24` or a time with a zone. Null for an empty text: the ban has no end. */
export function readBanEnd(text: string, now = new Date()): Date | null {
  if (text.trim() === '') return null;
  const isDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text);
  const until = new Date(isDate ? text : Number.NaN);
  if (Number.isNaN(until.getTime())) throw new DecisionError((t) => t.noBanEnd);
  if (until <= now) throw new DecisionError((t) => t.pastBanEnd);
  return until;
}
