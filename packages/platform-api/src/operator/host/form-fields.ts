import type { FastifyRequest } from 'fastify';
import { parseTarget, type Target } from '../../database/moderation/moderation-target.ts';
import { DecisionError } from '../../moderation/decision.ts';

/** A field of a submitted form; empty when it is missing. */
export function fieldOf({ body }: Pick<FastifyRequest, 'body'>, name: string): string {
  const value = Object.entries((body ?? {}) as Record<string, unknown>).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

export function queryOf({ query }: Pick<FastifyRequest, 'query'>, name: string): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** The target in the path. @throws DecisionError */
export const targetIn = ({ params }: Pick<FastifyRequest, 'params'>): Target =>
  readTarget((params as { target: string }).target);

/** @throws DecisionError for a text that is not a target */
export function readTarget(text: string): Target {
  const target = parseTarget(text);
  if (!target) throw new DecisionError((t) => t.noTarget);
  return target;
}
