import { isGeneratedUsername } from './validation.ts';

it('knows a username that the platform generated', () => {
  expect(isGeneratedUsername('explorer085481ad87b68cda')).toBe(true);
  expect(isGeneratedUsername('explorer')).toBe(false);
  expect(isGeneratedUsername('explorer085481ad87b68cdax')).toBe(false);
});
