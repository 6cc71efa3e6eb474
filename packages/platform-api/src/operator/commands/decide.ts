import { formatTarget, type Target } from '../../database/moderation/moderation-target.ts';
import { changeBan, readBanEnd } from '../../moderation/change-ban.ts';
import type { Decider, ModerationContext } from '../../moderation/decision.ts';
import { dismissReports } from '../../moderation/dismiss-reports.ts';
import { hideContent } from '../../moderation/hide-content.ts';
import { restoreContent } from '../../moderation/restore-content.ts';
import type { Command } from './command.ts';
import { formatTime } from './text-table.ts';

type Decide = (platform: ModerationContext, target: Target, decider: Decider) => Promise<void>;

const decisionCommand = (usage: Command['usage'], decide: Decide, done: string): Command => ({
  usage,
  async run({ target: readTarget, decider, ...platform }) {
    const target = readTarget();
    await decide(platform, target, decider());
    return { data: { target, decided: true }, text: `${formatTarget(target)} ${done}.` };
  },
});

export const hideCommand = decisionCommand(
  ['hide <target> --reason "…"', 'hides content from everybody; of a member the name, pictures and bio'],
  hideContent,
  'is hidden',
);

export const restoreCommand = decisionCommand(
  ['restore <target> --reason "…"', 'shows it again'],
  restoreContent,
  'is shown again',
);

export const dismissCommand = decisionCommand(
  ['dismiss <target> --reason "…"', 'closes its reports without a change'],
  dismissReports,
  'stays, and its reports are closed',
);

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
