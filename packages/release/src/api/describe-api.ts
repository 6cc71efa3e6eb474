import {
  commandBody,
  commandOutcome,
  deskAccess,
  deskHistory,
  deskMe,
  deskOverview,
  deskPlan,
  deskReleases,
  deskTrial,
  deskTrials,
  uploadedRelease,
} from '@xana/contracts/releases/desk';
import { deskDifferences } from '@xana/contracts/releases/desk-differences';
import { deskSeries } from '@xana/contracts/releases/desk-series';
import { deskStorage } from '@xana/contracts/releases/desk-storage';
import * as z from 'zod/mini';
import { COMMANDS } from '../commands/all-commands.ts';
import type { Command } from '../commands/command.ts';
import { bundle } from '../upload/bundle.ts';
import { PLANNED_VERBS } from './plan-change.ts';

type Schema = z.ZodMiniType;

/** The API as OpenAPI 3.1. */
export function describeApi(origin: string): object {
  const commands = Object.entries(COMMANDS).filter(([, { isForMachine }]) => !isForMachine);
  return {
    openapi: '3.1.0',
    info: { title: 'XANA release server', version: '1.0.0', description: 'Publish microfrontends and roll them back.' },
    servers: [{ url: origin }],
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An ID token of `release login`, or the identity token of a CI run',
        },
      },
    },
    security: [{ token: [] }],
    paths: {
      '/api/me': get('me', 'The caller and their roles', deskMe),
      '/api/access': get('access', 'Who may do what, and what waits for a second person', deskAccess),
      '/api/trials': get('trials', 'Releases that were tried in a browser', deskTrials),
      '/api/trials/{name}/{release}': {
        post: {
          operationId: 'try',
          summary: 'Mount a release on the page in a browser. Needs the role "publish"',
          parameters: [path('name'), path('release')],
          responses: responses(deskTrial),
        },
      },
      '/api/overview': get('overview', 'What is on the page now', deskOverview),
      '/api/history': get('history', 'Who changed what, when and why', deskHistory, [query('name')]),
      '/api/releases/{name}': {
        ...get('releases', 'The releases of a microfrontend', deskReleases, [path('name')]),
        post: {
          operationId: 'upload',
          summary: 'Store a build as a release. Needs the role "publish"',
          parameters: [path('name')],
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(bundle) } } },
          responses: responses(uploadedRelease),
        },
      },
      '/api/bundles/{name}/{release}': get(
        'bundle',
        'The build of a release, for another environment. Needs the role "promote"',
        bundle,
        [path('name'), path('release')],
      ),
      '/api/plans/{verb}/{name}': get('plan', 'What a change would do', deskPlan, [
        { ...path('verb'), schema: { type: 'string', enum: PLANNED_VERBS } },
        path('name'),
        query('to'),
      ]),
      '/api/storage': get('storage', 'What `release gc` would delete, and what it keeps', deskStorage, [
        query('keep'),
        query('olderThan'),
      ]),
      '/api/differences/{name}': get('differences', 'What differs between two releases', deskDifferences, [
        path('name'),
        { ...query('from'), required: true },
        { ...query('to'), required: true },
      ]),
      '/api/series/{name}': get('series', 'Reports of visitors by release and hour', deskSeries, [path('name')]),
      ...Object.fromEntries(
        commands.map(([verb, command]) => [`/api/commands/${verb}`, describeCommand(verb, command)]),
      ),
    },
  };
}

const schemaOf = (schema: Schema) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

const path = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const query = (name: string) => ({ name, in: 'query', schema: { type: 'string' } });

const responses = (schema: Schema) => ({
  200: { description: 'Done', content: { 'application/json': { schema: schemaOf(schema) } } },
  default: {
    description: 'Nothing was changed; `msg` is the reason',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { success: { const: false }, msg: { type: 'string' } },
          required: ['success', 'msg'],
        },
      },
    },
  },
});

const get = (operationId: string, summary: string, output: Schema, parameters: object[] = []) => ({
  get: { operationId, summary, parameters, responses: responses(output) },
});

function describeCommand(verb: string, { usage: [call, ...effect], needs }: Command) {
  return {
    post: {
      operationId: verb,
      summary: effect.join(' '),
      description: `As \`release ${call}\`: \`args\` are the arguments after the verb. Needs ${needs === 'read' ? 'any role' : `the role "${needs}"`}.`,
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(commandBody) } } },
      responses: responses(commandOutcome),
    },
  };
}
