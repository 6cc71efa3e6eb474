import type { ModeratedContent } from '../../database/moderation/moderated-content.ts';
import { formatTarget } from '../../database/moderation/moderation-target.ts';
import { readCase } from '../../moderation/read-queue.ts';
import type { Command } from './command.ts';
import { logTable } from './log.ts';
import { formatTime, oneLine, textTable } from './text-table.ts';

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
