import type { ModeratedContent } from '../../database/moderation/moderated-content.ts';
import { formatTarget } from '../../database/moderation/moderation-target.ts';
import { QUEUE_PAGE_SIZE, type QueueEntry, readCase, readQueue } from '../../moderation/read-queue.ts';
import type { Command } from './command.ts';
import { logTable } from './log.ts';
import { formatTime, oneLine, textTable } from './text-table.ts';

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

export const showCommand: Command = {
  usage: ['show <target>', 'the content, its reports and the decisions on it'],
  async run({ database, target }) {
    const found = await readCase(database, target());
    const { content, reports, decisions } = found;
    const sections = [
      content ? describe(content) : `${formatTarget(found.target)} does not exist (any more).`,
      textTable(
        ['reported (UTC)', 'by', 'why', 'state', 'reason'],
        reports.map(({ created_at, reporter_id, reporter_name, category, decision_id, reason }) => [
          ...[formatTime(created_at), `${reporter_id} ${reporter_name}`, category ?? ''],
          ...[decision_id === null ? 'open' : `decision ${decision_id}`, reason],
        ]),
      ),
      logTable(decisions),
    ];
    return { data: found, text: sections.join('\n\n') };
  },
};

function describe(content: ModeratedContent): string {
  const state = content.is_hidden ? 'hidden' : content.is_deleted ? 'deleted by a member' : 'shown';
  const ban = content.author_is_banned ? ', banned' : '';
  return [
    `state    ${state}`,
    `author   ${content.author_id === null ? 'official' : `${content.author_id} @${content.author_username}${ban}`}`,
    `created  ${formatTime(content.created_at)}`,
    ...(content.title ? [`name     ${oneLine(content.title)}`] : []),
    `text     ${oneLine(content.text)}`,
    ...(content.pictures.length > 0 ? [`pictures ${content.pictures.join(' ')}`] : []),
  ].join('\n');
}
