import { keepDraft, readDraft } from './space-draft.ts';

beforeEach(() => localStorage.clear());

test('[HD-10] what was typed about a space is there again', () => {
  const draft = {
    name: '庭',
    description: 'x',
    youtubeUrl: 'https://youtu.be/eRsGyueVLvQ',
    image: 'https://media.xana.test/p/upload/1',
    worldId: 7,
    tags: ['art' as const],
  };
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
});

test.each(['{', 'null', '[]', '{"name":7,"tags":["no such tag",3]}'])(
  'nonsense in storage (%s) is an empty draft',
  (kept) => {
    localStorage.setItem('spaceDraft', kept);
    expect(readDraft()).toEqual({ name: '', description: '', youtubeUrl: '', image: '', worldId: null, tags: [] });
  },
);
