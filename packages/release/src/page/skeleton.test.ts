import { SKELETON_CSS } from './skeleton.ts';

/** Rules outside of every layer win over those of shell and remotes. */
it('selects elements of the outline alone, so that its unlayered rules change nothing of a page', () => {
  const selectors = [...SKELETON_CSS.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, text = '']) => text.split(','))
    .map((each) => each.trim())
    .filter((each) => !each.startsWith('@'));
  expect(selectors.length).toBeGreaterThan(20);
  expect(selectors.filter((each) => !each.includes('.boot'))).toEqual([]);
});
