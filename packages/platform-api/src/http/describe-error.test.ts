import type { FastifyError } from 'fastify';
import { describeError } from './describe-error.ts';

const errorOf = (message: string, more: object) => Object.assign(new Error(message), more) as FastifyError;

describe('[T33] what a caller is told of an error', () => {
  it('that is the caller’s own, is that', () => {
    const large = errorOf('Too large.', { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
    expect(describeError(large)).toMatchObject({ status: 413, code: 'INPUT_INVALID' });
  });

  it('of a database that is away, is to come again', () => {
    const away = errorOf('read ECONNRESET', { code: 'ECONNRESET' });
    expect(describeError(away)).toMatchObject({ status: 503, code: 'SERVER_BUSY' });
  });

  it('that nobody foresaw, is nothing of it', () => {
    const unforeseen = errorOf('column "secret" does not exist', { code: '42703' });
    expect(describeError(unforeseen)).toEqual({
      status: 500,
      code: 'SOMETHING_WRONG',
      message: 'Something went wrong.',
    });
  });
});
