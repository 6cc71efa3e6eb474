import { act, fireEvent, screen } from '@testing-library/react';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { tagPhrases } from '@xana/i18n/tags';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { phrases } from '../../phrases/phrases.ts';
import { SearchBox } from './search-box.tsx';

const searched: string[] = [];
beforeEach(() => {
  searched.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

async function open(locale: 'en' | 'ja' = 'en') {
  const shell = await renderInFakeShell(SearchBox, {
    remote: 'mfe-spaces',
    locale,
    phrases: [phrases, tagPhrases],
    answers: [
      answerTo(searchAll, ({ name }) => {
        searched.push(String(name));
        return { counts: { world: 0, profile: 0, nft: 0, collection: 0 }, paginatedResults: [] };
      }),
    ],
  });
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await act(async () => field.focus());
  await pass(0);
  return { ...shell, field };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('SearchBox', () => {
  it('[SE-01] searches half a second after the last key', async () => {
    const { field } = await open();
    type(field, 'ge');
    await pass(450);
    type(field, 'genesis');
    await pass(450);
    expect(searched).toEqual([]);
    await pass(60);
    expect(searched).toEqual(['genesis']);
  });

  it('[SE-01] searches for no text that is still being composed, and ignores its Enter', async () => {
    const { field, path } = await open('ja');
    fireEvent.compositionStart(field);
    type(field, 'とうきょ');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    await pass(2_000);
    expect([searched, path()]).toEqual([[], '/']);
    type(field, '東京');
    fireEvent.compositionEnd(field);
    await pass(600);
    expect(searched).toEqual(['東京']);
  });

  it.each([
    ['en', ['Top', 'Lobby', 'Explore', 'Feed', 'XENY store', 'Builder']],
    ['ja', ['トップ', 'ロビー', '探す', 'フィード', 'XENYストア', 'ビルダー']],
  ] as const)('[SE-02] offers quick links before the first key in the language %s', async (locale, names) => {
    await open(locale);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('[SE-02] chooses a quick link with the arrow keys and Enter, and closes the list with Escape', async () => {
    const { field, path } = await open();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByRole('option', { name: 'Explore' }).getAttribute('aria-selected')).toBe('true');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Explore' }).id);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(path()).toBe('/explore');
    fireEvent.click(field);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('[RT-04] opens the page of a search, with a tag encoded as %23', async () => {
    const { field, path } = await open();
    type(field, '#music');
    const form = field.closest('form');
    if (form) fireEvent.submit(form);
    else fireEvent.keyDown(field, { key: 'Enter' });
    await pass(0);
    expect(path()).toBe('/search?src=%23music');
  });

  it('[SE-01] takes 256 characters at most', async () => {
    const { field } = await open();
    expect(field.maxLength).toBe(256);
  });
});
