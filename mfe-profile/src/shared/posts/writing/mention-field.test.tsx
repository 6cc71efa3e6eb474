import { act, fireEvent, screen } from '@testing-library/react';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildHit, buildSearchAnswer } from '@xana/test-kit/search-builders';
import { useState } from 'react';
import { MentionField } from './mention-field.tsx';

const hit = (id: number, name: string, user_name: string) => buildHit('profile', { id, name, user_name });
const onKeyDown = jest.fn();

function Form() {
  const [text, setText] = useState('');
  return <MentionField label="Text" value={text} onText={setText} onKeyDown={onKeyDown} />;
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
/** Types a text, and waits until both users are suggested. */
async function suggest(value: string) {
  onKeyDown.mockClear();
  await renderInFakeShell(Form, {
    remote: 'mfe-profile',
    answers: [answerTo(searchAll, () => buildSearchAnswer([hit(1, 'Mia Chen', 'mia'), hit(2, 'Mia Sato', 'mia2')]))],
  });
  fireEvent.change(field(), { target: { value } });
  return screen.findAllByRole('option', {}, { timeout: 10_000 });
}
const press = (key: string, init = {}) => act(async () => void fireEvent.keyDown(field(), { key, ...init }));
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('[PR-10] MentionField', () => {
  it('moves through the suggestions with the arrow keys and takes one with Enter', async () => {
    await suggest('Hi @mi');
    expect(active()).toContain('@mia');
    await press('ArrowUp');
    expect(active()).toContain('@mia2');
    await press('Enter');
    expect([field().value, screen.queryAllByRole('option')]).toEqual(['Hi @mia2 ', []]);
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('takes a suggestion by a click, and keeps the text after the cursor', async () => {
    const [first] = await suggest('@mi');
    act(() => first?.click());
    expect(field().value).toBe('@mia ');
  });

  it('closes the list with Escape, and leaves other keys to the form', async () => {
    await suggest('Hi @mi');
    await press('Enter', { ctrlKey: true });
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    await press('Escape');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await press('Enter');
    expect([onKeyDown.mock.calls.length, field().value]).toEqual([2, 'Hi @mi']);
  });

  it('does nothing while Japanese is composed', async () => {
    await suggest('Hi @mi');
    await press('Enter', { isComposing: true });
    expect(field().value).toBe('Hi @mi');
  });
});
