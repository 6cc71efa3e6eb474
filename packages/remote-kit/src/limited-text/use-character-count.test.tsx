import { screen } from '@testing-library/react';
import { renderInFakeShell } from '../fake-shell/fake-shell.tsx';
import { useCharacterCount } from './use-character-count.ts';

function Count({ text }: { text: string }) {
  const { text: shown, isOver } = useCharacterCount(text, 500);
  return <p data-over={isOver}>{shown}</p>;
}
const show = (text: string, locale: 'en' | 'ja' = 'en') =>
  renderInFakeShell(() => <Count text={text} />, { remote: 'mfe-spaces', locale });

test.each([
  ['👨‍👩‍👧‍👦'.repeat(3), '3 of 500 characters', false],
  ['x'.repeat(500), '500 of 500 characters', false],
  ['x'.repeat(501), '1 character too many', true],
  ['あ'.repeat(1_734), '1,234 characters too many', true],
])('[CS-02] counts graphemes and shows the number of excess characters', async (text, shown, isOver) => {
  await show(text);
  expect(screen.getByText(shown).dataset.over).toBe(String(isOver));
});

test('[CS-02] shows the count in Japanese', async () => {
  await show('x'.repeat(1_734), 'ja');
  expect(screen.getByText('1,234文字オーバーしています')).toBeTruthy();
});
