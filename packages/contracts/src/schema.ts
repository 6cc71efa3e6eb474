/**
 * The subset of Zod for contracts: `import * as z from '@xana/contracts/schema'`. The shell provides it once per page; with
 * Zod itself, each remote would bundle its own copy of six kilobytes.
 */
export {
  array,
  boolean,
  enum,
  extend,
  gte,
  int,
  literal,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  type output,
  pipe,
  record,
  regex,
  startsWith,
  strictObject,
  string,
  transform,
  union,
  unknown,
  type ZodMiniType,
} from 'zod/mini';
