import { findRefusedWords } from './find-refused-words.ts';

const wordsIn = (file: string, source: string) => findRefusedWords(file, source).map(({ word }) => word);

describe('findRefusedWords', () => {
  it('finds names, with the line and the standard term', () => {
    const source = 'const a = 1;\nconst START_PATIENCE = 5;';
    expect(findRefusedWords('src/start.ts', source)).toEqual([
      { file: 'src/start.ts', line: 2, word: 'START_PATIENCE', hint: '…_TIMEOUT_MS' },
    ]);
  });

  it('counts a name once per file', () => {
    expect(wordsIn('src/a.ts', 'function hangUpOn() {}\nhangUpOn();\nhangUpOn();')).toEqual(['hangUpOn']);
  });

  it('finds names of files and folders', () => {
    expect(wordsIn('src/late-list/row-there.test.ts', '')).toEqual(['lateList', 'rowThere']);
  });

  it('finds sentences in comments, titles, messages and JSX, also across line breaks', () => {
    const source = `
      /** Waits until somebody answers, unless
       * said otherwise. */
      it('ends by itself', () => {});
      throw new Error(\`\${code} is no code\`);
      const label = <p>Every thing here</p>;`;
    expect(wordsIn('src/a.test.tsx', source).sort()).toEqual([
      'by itself',
      'is no',
      'said',
      'somebody',
      'thing',
      'unless said',
    ]);
  });

  it('finds sentences in Markdown, JSON, SQL, CSS and shell files', () => {
    expect(wordsIn('a.md', 'Nobody waits.')).toEqual(['Nobody']);
    expect(wordsIn('a.json', '{ "text": "whoever asks" }')).toEqual(['whoever']);
    expect(wordsIn('a.sql', 'select 1; -- made anew')).toEqual(['anew']);
    expect(wordsIn('a.css', '/* of ours */')).toEqual(['of ours']);
    expect(wordsIn('a.sh', '# in vain')).toEqual(['in vain']);
  });

  it('accepts code in Markdown and comments, paths of the API, and words that only contain a refused one', () => {
    expect(wordsIn('a.md', 'Call `somebody()` or GET /item/get-single-world.')).toEqual([]);
    expect(wordsIn('a.ts', '// `nobody` has something to do with a password, which is no longer valid')).toEqual([]);
    expect(wordsIn('a.ts', 'const builtWorld = formatToParts(getSingleWorldHot, isPartial);')).toEqual([]);
  });
});
