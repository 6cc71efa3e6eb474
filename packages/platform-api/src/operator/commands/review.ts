import { selectPendingProfiles } from '../../database/moderation/moderation-queue.ts';
import { reviewProfile } from '../../moderation/review-profile.ts';
import type { Command } from './command.ts';
import { textTable } from './text-table.ts';

const MAX_SHOWN = 50;

const reviewCommand = (usage: Command['usage'], decision: 'approved' | 'disapproved'): Command => ({
  usage,
  async run({ userId: readUserId, decider, database }) {
    const userId = readUserId();
    await reviewProfile(database, { userId, decision }, decider());
    return { data: { userId, decision }, text: `The profile of user ${userId} is ${decision}.` };
  },
});

export const approveCommand = reviewCommand(
  ['approve <userId> --reason "…"', 'approves a pending profile, which gets the badge'],
  'approved',
);

export const rejectCommand = reviewCommand(
  ['reject <userId> --reason "…"', 'disapproves a pending profile; its member reads the reason'],
  'disapproved',
);

export const profilesCommand: Command = {
  usage: ['profiles', 'pending profiles with a link to check, the newest first'],
  async run({ database }) {
    const profiles = await selectPendingProfiles(database, MAX_SHOWN);
    const rows = profiles.map(({ id, username, name, twitter, website, bio }) => [
      ...[String(id), `@${username}`, name, twitter ?? '', website ?? '', bio],
    ]);
    const head = ['user', 'username', 'name', 'twitter', 'website', 'bio'];
    return { data: profiles, text: rows.length > 0 ? textTable(head, rows) : 'No profile waits for approval.' };
  },
};
