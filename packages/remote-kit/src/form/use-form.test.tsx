import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useForm } from '@xana/remote-kit/form';
import { Button } from '@xana/ui-kit/button';
import { TextField } from '@xana/ui-kit/text-field';

const TEXTS = { nameMissing: 'Enter a name', emailWrong: 'Enter a valid email', tagMissing: 'Choose a tag' };
let kept: unknown[] = [];
let sent: unknown[] = [];
let answer: Promise<void> | undefined;
beforeEach(() => {
  kept = [];
  sent = [];
  answer = undefined;
});

function Trial({ isCheckedWhenLeft = false, most = 9 }: { isCheckedWhenLeft?: boolean; most?: number }) {
  const form = useForm({
    initial: { name: '', email: '', tag: null as string | null },
    check: ({ name, email, tag }) => ({
      name: name.trim() === '' ? 'nameMissing' : name.length > most ? 'SHOWN' : null,
      email: email !== '' && !email.includes('@') ? 'emailWrong' : null,
      tag: tag === null ? 'tagMissing' : null,
    }),
    textOf: (code) => TEXTS[code],
    isCheckedWhenLeft,
    onChange: (values) => kept.push(values),
    onSubmit: (values) => {
      sent.push(values);
      return answer;
    },
  });
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      <button type="button" ref={form.refOf('tag')} onClick={() => form.write({ tag: 'art' })}>
        Art
      </button>
      <p role="alert">{form.errorOf('tag')}</p>
      <output>{form.problemOf('name')}</output>
      <Button onClick={() => form.reset()}>Clear</Button>
      <Button type="submit">Save</Button>
    </form>
  );
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const shown = () => Object.values(TEXTS).filter((text) => screen.queryByText(text));

it('shows a broken rule while the member types, and a missing field with the submit alone', async () => {
  render(<Trial />);
  expect(shown()).toEqual([]);
  type('Email', 'mia');
  expect(shown()).toEqual(['Enter a valid email']);
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  type('Email', 'mia@x.test');
  expect(shown()).toEqual([]);
  await press('Save');
  expect(shown()).toEqual(['Enter a name', 'Choose a tag']);
  expect(document.activeElement).toBe(field('Name'));
  expect(sent).toEqual([]);
});

it('shows that a field is missing when its text was removed again', () => {
  render(<Trial />);
  type('Name', 'Mia');
  type('Name', '  ');
  expect(shown()).toEqual(['Enter a name']);
});

it('waits until a field is left where that is wanted', () => {
  render(<Trial isCheckedWhenLeft />);
  type('Email', 'mia');
  expect(shown()).toEqual([]);
  fireEvent.blur(field('Email'));
  expect(shown()).toEqual(['Enter a valid email']);
  type('Email', 'mia@');
  expect(shown()).toEqual([]);
});

it('moves the focus to a button too', async () => {
  render(<Trial />);
  type('Name', 'Mia');
  await press('Save');
  expect(document.activeElement?.textContent).toBe('Art');
  expect(screen.getByRole('alert').textContent).toBe('Choose a tag');
});

it('submits what has no problem, and not twice before it is settled', async () => {
  let settle = () => {};
  answer = new Promise((resolve) => {
    settle = resolve;
  });
  render(<Trial />);
  type('Name', 'Mia');
  await press('Art');
  await press('Save');
  await press('Save');
  expect(sent).toEqual([{ name: 'Mia', email: '', tag: 'art' }]);
  await act(async () => settle());
  await press('Save');
  expect(sent).toHaveLength(2);
});

it('keeps each change as a draft, and begins again', async () => {
  render(<Trial />);
  type('Name', 'M');
  type('Name', 'Mi');
  await press('Save');
  expect(kept.at(-1)).toEqual({ name: 'Mi', email: '', tag: null });
  await press('Clear');
  expect(field('Name').value).toBe('');
  expect(kept.at(-1)).toEqual({ name: '', email: '', tag: null });
  expect(shown()).toEqual([]);
});

it('lets a field show its own problem, and does not submit it', async () => {
  render(<Trial most={2} />);
  type('Name', 'Mia');
  await press('Art');
  await press('Save');
  expect(screen.getByRole('status').textContent).toBe('SHOWN');
  expect([sent, shown()]).toEqual([[], []]);
  expect(document.activeElement).toBe(field('Name'));
});

it('does not submit for a form inside of a dialog that it opened', async () => {
  function Outer() {
    const outer = useForm({ initial: {}, check: () => ({}), textOf: () => '', onSubmit: () => sent.push('outer') });
    return (
      <form {...outer.props} data-testid="outer">
        <div />
      </form>
    );
  }
  render(<Outer />);
  const inner = document.createElement('form');
  screen.getByTestId('outer').firstElementChild?.append(inner);
  await act(async () => void fireEvent.submit(inner));
  expect(sent).toEqual([]);
  await act(async () => void fireEvent.submit(screen.getByTestId('outer')));
  expect(sent).toEqual(['outer']);
});

it('counts a choice, a list or a report of a frame as missing until it has something', async () => {
  const empty = {
    card: { isComplete: false, error: undefined as string | undefined },
    tags: [] as string[],
    accepts: false,
  };
  const { result } = renderHook(() =>
    useForm({
      initial: empty,
      check: ({ card, tags, accepts }) => ({
        card: !card.isComplete && 'card',
        tags: tags.length < 2 && 'tags',
        accepts: !accepts && 'accepts',
      }),
      onSubmit: () => {},
    }),
  );
  const problems = () => (['card', 'tags', 'accepts'] as const).map((name) => result.current.problemOf(name));
  // A frame reports its state when it is ready, too.
  act(() => result.current.write({ card: { ...empty.card } }));
  expect(problems()).toEqual([null, null, null]);
  act(() => result.current.write({ card: { isComplete: false, error: 'Wrong number' }, tags: ['art'] }));
  expect(problems()).toEqual(['card', 'tags', null]);
  await act(async () => result.current.submit());
  expect(problems()).toEqual(['card', 'tags', 'accepts']);
});
