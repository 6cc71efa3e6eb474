import { act, fireEvent, screen } from '@testing-library/react';
import { searchAll } from '@xana/contracts/http/search/search-all';
import { getPopularTags } from '@xana/contracts/http/spaces/space-lists';
import { answerTo, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildHit, buildSearchAnswer } from '@xana/test-kit/search-builders';
import type { Hit } from '../../shared/search/hit.tsx';
import { rememberSearch } from '../../shared/search/recent-searches.ts';
import { SearchBox } from './search-box.tsx';

const searched: string[] = [];
let popular: string[];
let found: { total: number; hits: Hit[] };
beforeEach(() => {
  searched.length = 0;
  found = { total: 0, hits: [] };
  popular = [];
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

async function open(locale: 'en' | 'ja' = 'en') {
  const shell = await renderInFakeShell(SearchBox, {
    remote: 'mfe-spaces',
    locale,
    answers: [
      answerTo(searchAll, ({ name }) => {
        searched.push(String(name));
        return buildSearchAnswer(found.hits, found.total);
      }),
      answerTo(getPopularTags, () => ({ tags: popular })),
    ],
  });
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await act(async () => field.focus());
  await pass(0);
  return { ...shell, field };
}
/** Until the answer is on the screen. */
const settle = async () => {
  await pass(600);
  await pass(10);
};
const space = (id: number, name: string) => buildHit('world', { id, name });
const person = (id: number, name: string) => buildHit('profile', { id, name, user_name: name });
const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const press = (field: HTMLElement, ...pressed: string[]) => {
  for (const key of pressed) fireEvent.keyDown(field, { key });
};
const activeText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

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

  it('[SE-02] offers four popular tags until there are recent searches', async () => {
    popular = ['music', 'art', 'sci_fi', 'nature', 'dance'];
    const { field, path } = await open();
    const group = () => screen.queryByRole('group', { name: 'Popular tags' });
    expect(group()?.textContent).toBe('Popular tags #Music#Art#Sci-Fi#Nature');
    press(field, 'ArrowUp', 'ArrowUp', 'Enter');
    expect(path()).toBe('/search?src=%23sci_fi');
    act(() => {
      rememberSearch('velvet');
    });
    await pass(0);
    fireEvent.click(field);
    await pass(0);
    expect(group()).toBeNull();
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

  it('[SE-02] groups the best hits by type with their counts, marks the matches, and ends with all results', async () => {
    found = { total: 25, hits: [space(1, 'Garden of サクラ'), space(2, 'さくら通り'), person(3, 'sakura')] };
    const { field } = await open();
    type(field, 'さくら');
    await settle();
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Spaces', 'People', null]);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['サクラ', 'さくら']);
    expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('See all 50 results');
    expect(screen.getByRole('status').textContent).toBe('50 results');
  });

  it('[SE-02] drops the answer to an earlier text', async () => {
    found = { total: 1, hits: [space(1, 'First')] };
    const { field } = await open();
    type(field, 'first');
    await settle();
    expect(optionNames()).toContain('First');
    type(field, 'second');
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    found = { total: 0, hits: [] };
    await settle();
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Nothing for “second”');
  });

  it('[SE-02] removes a recent search with Delete, and clears all of them', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['one', 'two', 'three']));
    const { field } = await open();
    press(field, 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(activeText(field)).toBe('two');
    press(field, 'Delete');
    expect(activeText(field)).toBe('three');
    expect(localStorage.getItem('recentSearches')).toBe('["one","three"]');
    press(field, 'ArrowDown', 'Enter');
    expect(optionNames()).toHaveLength(6);
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  it('[SE-02] leaves the list with Home and End, which move the caret', async () => {
    const { field } = await open();
    for (const key of ['Home', 'End']) {
      press(field, 'ArrowDown');
      expect(activeText(field)).toBe('Top');
      press(field, key);
      expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    }
    press(field, 'Escape', 'ArrowDown');
    expect(screen.getAllByRole('option')).toHaveLength(6);
  });

  it.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }])(
    '[SE-01] takes the focus with %j, but not from a text field',
    async (key) => {
      const { field } = await open();
      const other = document.body.appendChild(document.createElement('textarea'));
      await act(async () => other.focus());
      fireEvent.keyDown(other, key);
      expect(document.activeElement).toBe(other);
      other.remove();
      await act(async () => void fireEvent.keyDown(document.body, key));
      expect(document.activeElement).toBe(field);
    },
  );

  it('[SE-01] ignores the Enter that Safari sends after the end of a composition', async () => {
    const { field, path } = await open('ja');
    fireEvent.compositionStart(field);
    type(field, '東京');
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(path()).toBe('/');
  });

  it('[SE-01] takes 256 characters at most', async () => {
    const { field } = await open();
    expect(field.maxLength).toBe(256);
  });
});
