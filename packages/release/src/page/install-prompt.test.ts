import { runInNewContext } from 'node:vm';
import { INSTALL_PROMPT } from '@xana/contracts/install-prompt';
import { KEEP_INSTALL_PROMPT } from './install-prompt.ts';

it('keeps the offer of the browser to install the site, and shows no banner', () => {
  const window: Record<string, unknown> = {};
  let listener: (event: object) => void = () => undefined;
  const addEventListener = (name: string, given: typeof listener) => {
    if (name === 'beforeinstallprompt') listener = given;
  };
  runInNewContext(KEEP_INSTALL_PROMPT, { window, addEventListener });
  const event = { preventDefault: jest.fn() };
  listener(event);
  expect(window[INSTALL_PROMPT]).toBe(event);
  expect(event.preventDefault).toHaveBeenCalledTimes(1);
});
