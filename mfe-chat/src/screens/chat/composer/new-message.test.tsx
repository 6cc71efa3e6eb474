import { fireEvent, screen } from '@testing-library/react';
import { sendMessage } from '@xana/contracts/http/chat/messages';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { clearPending, pendingMessages } from '../../../shared/outbox/outbox.ts';
import { member, noah } from '../test-people.ts';
import { NewMessage } from './new-message.tsx';

function Field() {
  const nothing = () => {};
  return (
    <NewMessage
      receiver={noah}
      conversationId={null}
      answered={null}
      isFocusedAtFirst={false}
      onCancelReply={nothing}
      onSent={nothing}
      onRecall={nothing}
    />
  );
}

const show = () =>
  renderInFakeShell(Field, {
    remote: 'mfe-chat',
    member,
    answers: [
      answerTo(sendMessage, () => {
        throw apiError({ code: 'NETWORK_UNREACHABLE', message: 'No connection.' });
      }),
    ],
  });
const field = () => screen.getByRole('textbox', { name: 'Message to Noah' }) as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const bodies = () => pendingMessages().map(({ body }) => body);

beforeEach(() => localStorage.clear());
afterEach(clearPending);

describe('NewMessage', () => {
  it('[CH-02] sends with Enter, empties the field and keeps the message until it is confirmed', async () => {
    await show();
    type('Hello');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(bodies()).toEqual(['Hello']);
    expect(field().value).toBe('');
  });

  it.each([
    ['Shift+Enter', { key: 'Enter', shiftKey: true }],
    ['an Enter during a composition', { key: 'Enter', isComposing: true }],
    ["Safari's Enter after the end of a composition", { key: 'Enter', keyCode: 229 }],
  ])('[CH-02] does not send with %s', async (_, event) => {
    await show();
    type('こんにちは');
    fireEvent.keyDown(field(), event);
    expect(bodies()).toEqual([]);
    expect(field().value).toBe('こんにちは');
  });

  it('[CH-02] sends neither an empty text nor one that is too long', async () => {
    await show();
    for (const text of [' \n ', 'x'.repeat(2_001)]) {
      type(text);
      fireEvent.keyDown(field(), { key: 'Enter' });
    }
    expect(bodies()).toEqual([]);
    expect(await screen.findByText(/1 character/)).toBeTruthy();
  });

  it('[CH-06] restores the draft of this member and this user after a reload', async () => {
    const { unmount } = await show();
    type('Not finished');
    unmount();
    await show();
    expect(field().value).toBe('Not finished');
    expect(JSON.parse(localStorage.getItem('chatDrafts') ?? '')).toEqual({
      '7-8': { text: 'Not finished', pictures: [] },
    });
  });
});
