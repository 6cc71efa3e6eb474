import { changeBan } from '../../moderation/change-ban.ts';
import { readBanEnd } from '../../moderation/read-ban-end.ts';
import type { Command } from './command.ts';
import { formatTime } from './text-table.ts';

export const banCommand: Command = {
  usage: ['ban <userId> [--until <date>] --reason "…"', 'ends sessions and rejects logins, for good or until a date'],
  options: { until: { type: 'string' } },
  async run({ userId: readUserId, decider, text, ...platform }) {
    const userId = readUserId();
    const until = readBanEnd(text('until') ?? '');
    await changeBan(platform, { userId, isBanned: true, until }, decider());
    const end = until ? ` until ${formatTime(until)} UTC` : '';
    return { data: { userId, isBanned: true, until }, text: `User ${userId} is banned${end}.` };
  },
};

export const unbanCommand: Command = {
  usage: ['unban <userId> --reason "…"', 'ends a ban'],
  async run({ userId: readUserId, decider, ...platform }) {
    const userId = readUserId();
    await changeBan(platform, { userId, isBanned: false }, decider());
    return { data: { userId, isBanned: false }, text: `User ${userId} is no longer banned.` };
  },
};
