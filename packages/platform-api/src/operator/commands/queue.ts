import { formatTarget } from '../../database/moderation/moderation-target.ts';
import { QUEUE_PAGE_SIZE, type QueueEntry, readQueue } from '../../moderation/read-queue.ts';
import type { Command } from './command.ts';
import { formatTime, textTable } from './text-table.ts';

export const queueCommand: Command = {
  usage: ['queue [--page <number>]', 'what members reported, the most reports first'],
  options: { page: { type: 'string' } },
  async run({ database, text }) {
    const page = Number(text('page') ?? 1);
    if (!Number.isSafeInteger(page) || page < 1) throw new Error('--page must be a number from 1.');
    const { count, entries } = await readQueue(database, page);
    if (entries.length === 0) return { data: { count, entries }, text: 'No open reports.' };
    const shown = `${count} with open reports, ${QUEUE_PAGE_SIZE} per page.`;
    const head = ['target', 'reports', 'why', 'first (UTC)', 'last (UTC)', 'author', 'content'];
    return { data: { count, entries }, text: `${textTable(head, entries.map(toRow))}\n\n${shown}` };
  },
};

const toRow = ({ target, reports, content }: QueueEntry): string[] => [
  formatTarget(target),
  String(reports.report_count),
  reports.categories.join(', '),
  formatTime(reports.first_reported_at),
  formatTime(reports.last_reported_at),
  content?.author_username ? `${content.author_id} @${content.author_username}` : '',
  content ? [content.title, content.text].filter(Boolean).join(': ') : '(purged)',
];
