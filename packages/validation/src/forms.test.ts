import { cardEmailProblem, hashtagsOf, type SpaceDraft, searchPath, spaceDraftProblem } from './validation.ts';

test('[VA-13] finds hashtags in any script, with the ASCII or the full-width #', () => {
  expect(hashtagsOf('#fun a#b ＃音楽、#fun #  ##x (#Sci_fi)! &#39;')).toEqual(['#fun', '#音楽', '#Sci_fi']);
});

test('allows an empty card email until the form is submitted', () => {
  expect(cardEmailProblem('', 'typing')).toBeNull();
  expect(cardEmailProblem('mia@', 'typing')).toBe('VALID-EMAIL');
  expect(cardEmailProblem('', 'submit')).toBe('EMAIL_REQUIRED');
  expect(cardEmailProblem('mia@', 'submit')).toBe('EMAIL_REQUIRED');
  expect(cardEmailProblem('mia@xana.net', 'submit')).toBeNull();
});

test('returns a search path for up to 256 characters, with # encoded as %23', () => {
  expect(searchPath('#fun')).toBe('/search?src=%23fun');
  expect(searchPath('🙂'.repeat(256))).not.toBeNull();
  expect(searchPath('🙂'.repeat(257))).toBeNull();
  expect(searchPath('　')).toBeNull();
  expect(searchPath('\ud800')).toBe('/search?src=%EF%BF%BD');
});

describe('spaceDraftProblem', () => {
  const valid: SpaceDraft = {
    name: 'A',
    description: 'B',
    youtubeUrl: '',
    pictureType: 'image/webp',
    isAlreadyAdded: false,
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
    [{ isAlreadyAdded: true }, 'SPACE_ALREADY_ADDED'],
  ] as const)('returns the problem of %j: %s', (change, problem) => {
    expect(spaceDraftProblem({ ...valid, ...change })).toBe(problem);
  });
});
