import { act, fireEvent, screen } from '@testing-library/react';
import { press } from '@xana/remote-kit/fake-shell';
import { ConnectorError } from '../../../connectors/connector.ts';
import { EmailCodeError } from '../../../connectors/email-connector.ts';
import { loadEmailConnector } from '../../../connectors/load-email-connector.ts';
import { codeField, createService, field, fill, openEmailView, requestCode } from './test-email-view.tsx';

jest.mock('../../../connectors/load-email-connector.ts', () => ({ loadEmailConnector: jest.fn() }));
const load = jest.mocked(loadEmailConnector);

let service: ReturnType<typeof createService>;
beforeEach(() => {
  service = createService();
  load.mockReset().mockImplementation(async () => service);
});
afterEach(() => jest.useRealTimers());

const enteredCodes = () => service.enterCode.mock.calls.map(([code]) => code);
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

it.each([
  ['with spaces around and between', ' 12 34 56 '],
  ['in full-width digits', '１２３４５６'],
  ['with a hyphen', '123-456'],
])('[LG-16] enters a pasted code %s without a button', async (_, pasted) => {
  const { started } = await openEmailView();
  const input = await requestCode();
  expect(document.activeElement).toBe(input);
  await fill(input, pasted);
  expect(enteredCodes()).toEqual(['123456']);
  expect(started).toHaveBeenCalledWith('email');
});

it('does not enter an incomplete code, and focuses the field when it is submitted', async () => {
  await openEmailView();
  const input = await requestCode();
  await fill(input, '12a45');
  expect(input.value).toBe('1245');
  input.blur();
  await press('Continue');
  expect(document.activeElement).toBe(input);
  expect(await alert('Enter all 6 digits.')).not.toBeNull();
  await fill(input, '12457');
  expect(screen.queryByText('Enter all 6 digits.')).toBeNull();
  expect(service.enterCode).not.toHaveBeenCalled();
});

it('waits for the end of a composition of an input method', async () => {
  await openEmailView();
  const input = await requestCode();
  fireEvent.compositionStart(input);
  await fill(input, '１２３４５６');
  expect(service.enterCode).not.toHaveBeenCalled();
  await act(async () => fireEvent.compositionEnd(input));
  expect(enteredCodes()).toEqual(['123456']);
});

it('shows how many tries are left after each wrong code, and selects the code for the next digit', async () => {
  await openEmailView();
  const input = await requestCode();
  for (const [left, text] of [
    [4, 'You have 4 tries left.'],
    [1, 'You have 1 try left.'],
    [undefined, 'Check it and try again.'],
  ] as const) {
    service.enterCode.mockRejectedValueOnce(new EmailCodeError('wrongCode', left));
    await fill(input, '');
    await fill(input, '000000');
    expect(await alert(`This code is not correct. ${text}`)).not.toBeNull();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('000000');
  }
});

it.each([
  ['tooManyTries', 'Too many wrong codes. Please send a new code.'],
  ['expired', 'This code is no longer valid. Please send a new one.'],
] as const)('asks for a new code, at once, after %s', async (problem, text) => {
  service.enterCode.mockRejectedValueOnce(new EmailCodeError(problem));
  await openEmailView();
  const input = await requestCode();
  await fill(input, '000000');
  expect(await alert(text)).not.toBeNull();
  expect(input.readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  await press('Send a new code');
  expect(await screen.findAllByText('We sent you a new code. Earlier codes no longer work.')).not.toEqual([]);
  expect(screen.queryByText(text)).toBeNull();
  expect([input.value, input.readOnly, document.activeElement === input]).toEqual(['', false, true]);
  expect(service.sendCode).toHaveBeenCalledTimes(2);
});

it('offers a new code after 30 seconds, and again 30 seconds later', async () => {
  jest.useFakeTimers();
  await openEmailView();
  await requestCode();
  expect(await screen.findByText('New code in 30 s')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(28_500));
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  await press('Send a new code');
  expect(await screen.findByText('New code in 30 s')).toBeTruthy();
  expect(service.sendCode).toHaveBeenCalledTimes(2);
});

it('sends no second code for the same address within 30 seconds, and one for another address', async () => {
  await openEmailView();
  await requestCode();
  await press('Use another email');
  expect(((await field()) as HTMLInputElement).value).toBe('mia@x.test');
  await press('Send code');
  await codeField();
  expect(service.sendCode).toHaveBeenCalledTimes(1);
  await press('Use another email');
  await requestCode('aya@x.test');
  expect(service.sendCode.mock.calls.map(([email]) => email)).toEqual(['mia@x.test', 'aya@x.test']);
});

it('[LG-12] returns to the email with the text of a login that the server rejected', async () => {
  await openEmailView(['User with email already exist']);
  await fill(await requestCode(), '123456');
  expect(await alert('User with email already exist')).not.toBeNull();
  expect(((await field()) as HTMLInputElement).value).toBe('mia@x.test');
  await press('Send code');
  expect(await codeField()).toBeTruthy();
  expect(service.sendCode).toHaveBeenCalledTimes(2);
});

it('aborts a request that is running when the user chooses another email', async () => {
  await openEmailView();
  let signal: AbortSignal | undefined;
  service.enterCode.mockImplementation((_, given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  await fill(await requestCode(), '123456');
  expect(((await codeField()) as HTMLInputElement).readOnly).toBe(true);
  await press('Use another email');
  expect(signal?.aborted).toBe(true);
  expect(await field()).toBeTruthy();
});
