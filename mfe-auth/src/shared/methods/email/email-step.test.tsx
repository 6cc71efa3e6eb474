import { fireEvent, screen } from '@testing-library/react';
import { ConnectorError } from '../../../connectors/connector.ts';
import { EmailCodeError } from '../../../connectors/email-connector.ts';
import { loadEmailConnector } from '../../../connectors/load-email-connector.ts';
import { press } from '../../../test-press.ts';
import { codeField, createService, field, fill, openEmailView, requestCode } from './test-email-view.tsx';

jest.mock('../../../connectors/load-email-connector.ts', () => ({ loadEmailConnector: jest.fn() }));
const load = jest.mocked(loadEmailConnector);

let service: ReturnType<typeof createService>;
beforeEach(() => {
  service = createService();
  load.mockReset().mockImplementation(async () => service);
});

const alert = (text: string) => screen.findByText(text).then((element) => element.closest('[role="alert"]'));

it('[VA-03] accepts an email while it is typed, and reports an invalid one when the field is left', async () => {
  await openEmailView();
  const input = await field();
  expect(document.activeElement).toBe(input);
  await fill(input, 'mia@');
  expect(screen.queryByText('Enter a valid email')).toBeNull();
  fireEvent.blur(input);
  expect(await screen.findByText('Enter a valid email')).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await fill(input, 'mia@x.test');
  expect(screen.queryByText('Enter a valid email')).toBeNull();
});

it.each([
  ['', 'Email is required'],
  ['mia', 'Enter a valid email'],
  ['mia@x', 'Enter a valid email'],
])('[VA-03] sends nothing for the email "%s", and focuses its field', async (email, text) => {
  await openEmailView();
  const input = await field();
  await fill(input, email);
  await press('Send code');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(input);
  expect(service.sendCode).not.toHaveBeenCalled();
});

it('[VA-03] sends the code to the email without the spaces around it', async () => {
  await openEmailView();
  await requestCode(' mia@x.test ');
  expect(service.sendCode.mock.calls.map(([email]) => email)).toEqual(['mia@x.test']);
  expect(screen.getAllByText('Enter the 6-digit code that we sent to mia@x.test.').length).toBeGreaterThan(0);
});

it.each([
  [new ConnectorError('unreachable'), 'The email service cannot be reached. Check your connection and try again.'],
  [new ConnectorError('timeout'), 'The email service did not answer in time. Please try again.'],
  [new ConnectorError('failed'), 'The email service did not respond as expected. Please try again.'],
  [new EmailCodeError('invalidEmail'), 'We cannot send mail to this address. Please check it.'],
  [
    new EmailCodeError('tooManyMails'),
    'We have sent many codes to this address. Please wait 10 minutes and try again.',
  ],
  [
    new TypeError('Loading chunk 7 failed.'),
    'The email service cannot be reached. Check your connection and try again.',
  ],
])('explains %s of the service, keeps the email, and sends the code at the next try', async (error, text) => {
  service.sendCode.mockRejectedValueOnce(error);
  await openEmailView();
  await fill(await field(), 'mia@x.test');
  await press('Send code');
  expect(await alert(text)).not.toBeNull();
  expect(((await field()) as HTMLInputElement).value).toBe('mia@x.test');
  await press('Send code');
  expect(document.activeElement).toBe(await codeField());
  expect(screen.queryByText(text)).toBeNull();
});

it('loads the connector again after its chunk could not be loaded', async () => {
  load.mockRejectedValueOnce(new TypeError('Loading chunk 7 failed.'));
  await openEmailView();
  await fill(await field(), 'mia@x.test');
  await press('Send code');
  expect(await alert('The email service cannot be reached. Check your connection and try again.')).not.toBeNull();
  await press('Send code');
  expect(await codeField()).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('[VA-03] reports the rules in Japanese', async () => {
  await openEmailView([], 'ja');
  const input = await screen.findByRole('textbox', { name: 'メールアドレス' });
  await fill(input, 'mia@');
  fireEvent.blur(input);
  expect(await screen.findByText('正しいメールアドレスを入力してください')).toBeTruthy();
});

it('goes back to the other methods, and has the typed email when it is opened again', async () => {
  const { onBack, unmount } = await openEmailView();
  await fill(await field(), 'yui@x.test');
  await press('Other ways to log in');
  expect(onBack).toHaveBeenCalledTimes(1);
  unmount();
  await openEmailView();
  expect(((await field()) as HTMLInputElement).value).toBe('yui@x.test');
});
