import { fireEvent, screen, within } from '@testing-library/react';
import { getLinkCard } from '@xana/contracts/http/chat/link-cards';
import type { Message } from '@xana/contracts/http/chat/message';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { messageOf } from '../test-messages.ts';
import { member, noah } from '../test-people.ts';
import type { MessageActs } from './message-acts.ts';
import { MessageRow } from './message-row.tsx';

const show = (messages: Message[], { isMine = false, acts = {} as Partial<MessageActs> } = {}) =>
  renderInFakeShell(
    () => (
      <ol>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            user={noah}
            isMine={isMine}
            isContinued={false}
            isFound={false}
            isTabStop={false}
            hasReceipt={false}
            acts={acts as MessageActs}
          />
        ))}
      </ol>
    ),
    {
      remote: 'mfe-chat',
      member,
      answers: [
        answerTo(getLinkCard, ({ kind, id }) => ({ card: { kind, id, title: 'Pier', picture: null, user: null } })),
      ],
    },
  );

it('[CM-08] shows the card of a link below the text of its message, and none in a deleted one', async () => {
  await show([
    messageOf(1, `Come to ${location.origin}/details/5`),
    messageOf(2, `${location.origin}/details/6`, { deletedAt: '2026-11-20T12:01:00.000Z' }),
  ]);
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  const card = await within(first).findByRole('link', { name: 'Space Pier' });
  const text = within(first).getByText(/^Come to/);
  expect(text.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(second).queryByRole('link')).toBeNull();
});

it.each([
  ['R', true, true, ['reply 1']],
  ['r', false, true, ['reply 1']],
  ['r', true, false, []],
  ['e', true, true, ['edit 1']],
  ['e', false, true, []],
])(
  '[CH-03] answers or edits with the key %s, mine: %s, with an answer allowed: %s',
  async (key, isMine, canAnswer, expected) => {
    const done: string[] = [];
    const reply = ({ seq }: Message) => void done.push(`reply ${seq}`);
    const edit = ({ seq }: Message) => void done.push(`edit ${seq}`);
    await show([messageOf(1, 'Hello')], { isMine, acts: { reply, edit, canAnswer } });
    const isUnhandled = fireEvent.keyDown(screen.getByRole('listitem'), { key });
    expect([done, isUnhandled]).toEqual([expected, expected.length === 0]);
  },
);
