import type { FastifyInstance } from 'fastify';
import { type SigningKey, signToken } from './signing-key.ts';

interface WorkflowRoutes {
  origin: () => string;
  key: SigningKey;
}

/** The issuer of the stand-in, which is not that of people. */
export const workflowIssuer = (origin: string): string => `${origin}/workflows`;

/** A stand-in for the identity tokens of a CI system, with the claims of GitHub's. It gives one for any repository. */
export function registerWorkflowRoutes(app: FastifyInstance, { origin, key }: WorkflowRoutes): void {
  app.get('/workflows/.well-known/openid-configuration', async () => ({
    issuer: workflowIssuer(origin()),
    jwks_uri: `${origin()}/jwks`,
  }));
  app.post('/workflows/tokens', async (request, reply) => {
    const { repository, audience, ref = 'refs/heads/main', sha = '0'.repeat(40) } = Object(request.body);
    if (typeof repository !== 'string' || typeof audience !== 'string')
      return reply.status(400).send({ message: 'repository and audience are required.' });
    const claims = {
      iss: workflowIssuer(origin()),
      aud: audience,
      sub: `repo:${repository}:ref:${ref}`,
      repository,
      sha,
      ref,
      workflow_ref: `${repository}/.github/workflows/release.yml@${ref}`,
      run_id: '7',
      run_attempt: '1',
    };
    return { value: await signToken(key, claims, '10 minutes') };
  });
}
