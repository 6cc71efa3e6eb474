import { ENVIRONMENT, PAGE, runOne } from '../test-settings.ts';
import { pageSettingsProbe } from './page-settings.ts';

it('is ok when page and platform have the same origins', async () => {
  expect(await runOne(pageSettingsProbe)).toMatchObject({ status: 'ok' });
});

it('is wrong for each origin that differs, with its variable', async () => {
  const page = { origins: { ...PAGE.origins, chat: 'https://chat.other.example' } };
  expect((await runOne(pageSettingsProbe, { page })).texts).toEqual([
    `config.origins.chat is not ${ENVIRONMENT.CHAT_ORIGIN}. Correct it, or CHAT_ORIGIN.`,
  ]);
});

it('is wrong for an origin without TLS, for the sandbox, and for another form of login messages', async () => {
  const page = {
    origins: { ...PAGE.origins, media: 'http://media.xana.example' },
    environment: 'sandbox' as const,
    authMessageMode: 'fixed' as const,
  };
  expect((await runOne(pageSettingsProbe, { page })).texts).toEqual([
    expect.stringContaining('config.origins.media is not'),
    'config.origins.media must start with https://. Correct it.',
    'config.environment is sandbox. Set production.',
    'config.authMessageMode is fixed. Correct it, or AUTH_MESSAGE_MODE.',
  ]);
});
