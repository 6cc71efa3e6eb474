import { registry, type ZodMiniType } from 'zod/mini';

/**
 * The keywords of a schema in the OpenAPI document, in addition to its type. None of it reaches a browser: webpack compiles operations to
 * plain data (`build-kit/webpack/operation-loader.cjs`), so a module that a remote imports for its values must not use this.
 */
export interface Documentation {
  /** Name of the component schema. */
  id?: string;
  description?: string;
  examples?: unknown[];
  type?: string;
  format?: string;
  enum?: readonly (string | number)[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  deprecated?: boolean;
}

export const documentation = registry<Documentation>();

/** A copy of the schema with keywords for the OpenAPI document; they replace those that follow from the schema. */
export function documented<Schema extends ZodMiniType>(schema: Schema, more: Documentation): Schema {
  const { id, ...known } = documentation.get(schema) ?? {};
  // The copy of a named schema refers to it.
  const copy = schema.clone(schema._zod.def, { parent: id !== undefined });
  documentation.add(copy, id === undefined ? { ...known, ...more } : more);
  return copy;
}

/** A copy of the schema with a description. */
export const described = <Schema extends ZodMiniType>(
  schema: Schema,
  description: string,
  more: Documentation = {},
): Schema => documented(schema, { description, ...more });

/** Makes the schema a component: other schemas and generated types refer to it by this name. */
export function named<Schema extends ZodMiniType>(id: string, description: string, schema: Schema): Schema {
  documentation.add(schema, { id, description });
  return schema;
}
