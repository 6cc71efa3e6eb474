import type { Operation } from '@xana/contracts/operation';
import type { FastifyInstance } from 'fastify';
import { apiError } from '../api-error.ts';

type Known = Pick<Operation, 'path' | 'method'>;

/**
 * 405 with `Allow` for the path of an operation with another method (RFC 9110, section 15.5.6), before the body is read. A hook instead
 * of routes: five more for each path take half of the time in which a host registers its operations.
 */
export function rejectOtherMethods(app: FastifyInstance, operations: readonly Known[]): void {
  const methodsByPath = new Map<string, Operation['method'][]>();
  for (const { path, method } of operations) methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
  const paths = [...methodsByPath].map(([path, methods]) => ({ segments: path.split('/'), methods }));
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const asked = request.url.split('?', 1)[0]?.split('/') ?? [];
    const methods = paths.find(({ segments }) => isSame(segments, asked))?.methods;
    if (!methods) return done();
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
    done(apiError('METHOD_NOT_ALLOWED', `${request.method} is not allowed here. Use ${methods.join(' or ')}.`));
  });
}

/** @param segments those that start with a colon stand for any text */
function isSame(segments: readonly string[], asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every((segment, at) => (segment.startsWith(':') ? asked[at] !== '' : segment === asked[at]))
  );
}
