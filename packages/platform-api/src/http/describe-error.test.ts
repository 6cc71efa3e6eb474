import type { FastifyError } from 'fastify';
import { describeError } from './describe-error.ts';

const errorOf = (message: string, more: object) => Object.assign(new Error(message), more) as FastifyError;

describe('[T33] describeError', () => {
  it('returns a separate code for a body that is too large', () => {
    const large = errorOf('Too large.', { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
    expect(describeError(large)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('returns a separate code for an unsupported content type', () => {
    const form = errorOf('Unsupported.', { statusCode: 415, code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' });
    expect(describeError(form)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('answers SERVER_BUSY when the database is unreachable', () => {
    const away = errorOf('read ECONNRESET', { code: 'ECONNRESET' });
    expect(describeError(away)).toMatchObject({ status: 503, code: 'SERVER_BUSY' });
  });

  it('does not describe an unexpected error', () => {
    const unforeseen = errorOf('column "secret" does not exist', { code: '42703' });
    expect(describeError(unforeseen)).toEqual({
      status: 500,
      code: 'SOMETHING_WRONG',
      message: 'Something went wrong.',
    });
  });
});
