import { spaceDraft } from './space-draft.ts';

beforeEach(() => localStorage.clear());

test('[HD-10] restores the stored draft', () => {
  const draft = {
    name: '庭',
    description: 'x',
    youtubeUrl: 'https://youtu.be/eRsGyueVLvQ',
    image: 'https://media.xana.test/p/upload/1',
    worldId: 7,
    tags: ['art' as const],
  };
  spaceDraft.write(draft);
  expect(spaceDraft.read()).toEqual(draft);
});

test.each(['{', 'null', '[]', '{"name":7,"tags":["no such tag",3]}'])(
  'reads an invalid value in storage as an empty draft: %s',
  (stored) => {
    localStorage.setItem('spaceDraft', stored);
    expect(spaceDraft.read()).toEqual({
      name: '',
      description: '',
      youtubeUrl: '',
      image: '',
      worldId: null,
      tags: [],
    });
  },
);
