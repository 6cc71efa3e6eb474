import { allOperations } from '@xana/contracts/http/all-operations';
import { serverError } from './server-error.ts';

test.each(Object.entries(allOperations))('keeps every code that %s can fail with', (_name, { errors }) => {
  const codes = errors.map((code) => serverError({ code, message: 'from the server' }).code);
  expect(codes).toEqual(errors);
});

test('describes a code that this client does not know as something wrong', () => {
  const { code, serverCode } = serverError({ code: 'OF_A_NEWER_SERVER', message: 'from the server' });
  expect({ code, serverCode }).toEqual({ code: 'SOMETHING_WRONG', serverCode: 'OF_A_NEWER_SERVER' });
});
