import { cardEmailProblem, hashtagsOf, type SpaceDraft, searchPath, spaceDraftProblem } from './validation.ts';

test('[VA-13] hashtags begin a word, in any script, with either #', () => {
  expect(hashtagsOf('#fun a#b ＃音楽、#fun #  ##x (#Sci_fi)! &#39;')).toEqual(['#fun', '#音楽', '#Sci_fi']);
});

test('the card’s email may be empty until it is sent', () => {
  expect(cardEmailProblem('', 'typing')).toBeNull();
  expect(cardEmailProblem('mia@', 'typing')).toBe('VALID-EMAIL');
  expect(cardEmailProblem('', 'submit')).toBe('EMAIL_REQUIRED');
  expect(cardEmailProblem('mia@', 'submit')).toBe('EMAIL_REQUIRED');
  expect(cardEmailProblem('mia@xana.net', 'submit')).toBeNull();
});

test('a search of up to 256 letters has an address, in which # is %23', () => {
  expect(searchPath('#fun')).toBe('/search?src=%23fun');
  expect(searchPath('🙂'.repeat(256))).not.toBeNull();
  expect(searchPath('🙂'.repeat(257))).toBeNull();
  expect(searchPath('　')).toBeNull();
  expect(searchPath('\ud800')).toBe('/search?src=%EF%BF%BD');
});

describe('a space to be created', () => {
  const sound: SpaceDraft = {
    name: 'A',
    description: 'B',
    youtubeUrl: '',
    pictureType: 'image/webp',
    isBuiltWorldTaken: false,
  };
  test.each([
    [{}, null],
    [{ name: ' ' }, 'NAME_REQUIRED'],
    [{ name: '🙂'.repeat(256) }, null],
    [{ name: '🙂'.repeat(257) }, 'NAME_REQUIRED'],
    [{ description: '' }, 'DESCRIPTION_REQUIRED'],
    [{ description: 'x'.repeat(501) }, 'DESCRIPTION_REQUIRED'],
    [{ youtubeUrl: 'https://vimeo.com/1' }, 'URL_NOT_VALID'],
    [{ youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' }, null],
    [{ pictureType: null }, 'UPLOAD_IMAGE'],
    [{ pictureType: 'image/svg+xml' }, 'INVALID_FILE_TYPE'],
    [{ isBuiltWorldTaken: true }, 'SPACE_ALREADY_ADDED'],
  ] as const)('with %j says %s', (change, problem) => {
    expect(spaceDraftProblem({ ...sound, ...change })).toBe(problem);
  });
});
