import type { EventDefinition } from '@xana/contracts/events/event';
import type { Operation } from '@xana/contracts/operation';
import * as z from 'zod';

type Schema = Record<string, unknown>;

interface AgreedCall {
  method: string;
  host: string;
  path: string;
  status: number;
  authorization: string;
  errors: readonly string[];
  input: Schema;
  output: Schema;
}

export interface AgreedPicture {
  calls: Record<string, AgreedCall>;
  events: Record<string, { payload: Schema }>;
}

/** The contracts between independently released microfrontends, as data that can be committed and compared. */
export function pictureOf(operations: Record<string, Operation>, events: readonly EventDefinition[]): AgreedPicture {
  const schemaOf = (schema: Operation['input'], io: 'input' | 'output') => {
    const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
    return rest;
  };
  const calls = Object.values(operations).map(
    ({ id, method, host, path, status, authorization, errors, input, output }) => [
      id,
      {
        method,
        host,
        path,
        status,
        authorization,
        errors,
        input: schemaOf(input, 'input'),
        output: schemaOf(output, 'output'),
      },
    ],
  );
  const facts = events.map(({ name, major, payload }) => [
    `${name}@${major}`,
    { payload: schemaOf(payload, 'output') },
  ]);
  return { calls: Object.fromEntries(calls), events: Object.fromEntries(facts) };
}

/**
 * What a new picture takes away from those who were built against the old one. Additions are no problem: a new call or
 * event, a new field of an answer, a new field of a question that may be left out.
 */
export function breakingChanges(before: AgreedPicture, after: AgreedPicture): string[] {
  const problems: string[] = [];
  for (const [id, call] of Object.entries(before.calls)) {
    const now = after.calls[id];
    if (!now) {
      problems.push(`The operation ${id} was removed.`);
      continue;
    }
    for (const key of ['method', 'host', 'path', 'status', 'authorization'] as const) {
      // Compatible: requests without a token are still answered.
      if (key === 'authorization' && call[key] === 'none' && now[key] === 'optional') continue;
      if (now[key] !== call[key]) problems.push(`${id}: ${key} was ${call[key]} and is ${now[key]}.`);
    }
    problems.push(
      ...lostFields(call.output, now.output, `${id}: the answer`),
      ...newDemands(call.input, now.input, `${id}: the question`),
    );
  }
  for (const [name, { payload }] of Object.entries(before.events)) {
    const now = after.events[name];
    problems.push(...(now ? lostFields(payload, now.payload, name) : [`The event ${name} is gone.`]));
  }
  return problems;
}

const propertiesOf = (schema: Schema | undefined): Record<string, Schema> =>
  (schema?.properties ?? {}) as Record<string, Schema>;
const requiredOf = (schema: Schema | undefined): string[] => (schema?.required ?? []) as string[];

function lostFields(before: Schema, after: Schema, where: string): string[] {
  const kinds = [before, after].map(({ properties: _p, required: _r, items: _i, ...kind }) => JSON.stringify(kind));
  const problems = kinds[0] === kinds[1] ? [] : [`${where} was ${kinds[0]} and is ${kinds[1]}.`];
  for (const [name, schema] of Object.entries(propertiesOf(before))) {
    const now = propertiesOf(after)[name];
    problems.push(...(now ? lostFields(schema, now, `${where}.${name}`) : [`${where} lost "${name}".`]));
  }
  const optional = requiredOf(before).filter((name) => propertiesOf(after)[name] && !requiredOf(after).includes(name));
  problems.push(...optional.map((name) => `${where}.${name} may be missing now.`));
  if (before.items) problems.push(...lostFields(before.items as Schema, (after.items ?? {}) as Schema, `${where}[]`));
  return problems;
}

function newDemands(before: Schema, after: Schema, where: string): string[] {
  const gone = Object.keys(propertiesOf(before)).filter((name) => !propertiesOf(after)[name]);
  const wanted = requiredOf(after).filter((name) => !requiredOf(before).includes(name));
  return [
    ...gone.map((name) => `${where} refuses "${name}" now.`),
    ...wanted.map((name) => `${where} demands "${name}" now.`),
  ];
}
