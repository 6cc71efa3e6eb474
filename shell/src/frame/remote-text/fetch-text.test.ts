import { fetchText } from './fetch-text.ts';

const answerWith = (body: string | null, status = 200) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
};
const signal = new AbortController().signal;
const read = (maxLength = 10) => fetchText('https://api.test/static/menu.json', { maxLength, signal });

afterEach(() => jest.restoreAllMocks());

describe('fetchText', () => {
  it('returns the whole text of a file, and sends no cookies', async () => {
    answerWith('日本語');
    expect(await read()).toBe('日本語');
    expect(jest.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  });

  it('[HD-07] [LY-03] rejects a file that is longer than the limit', async () => {
    answerWith('x'.repeat(10));
    expect(await read()).toHaveLength(10);
    answerWith('x'.repeat(11));
    await expect(read()).rejects.toThrow('is longer than 10 characters');
  });

  it('[HD-07] [LY-03] rejects an error status', async () => {
    answerWith('broken', 503);
    await expect(read()).rejects.toThrow('answered 503');
  });
});
