import { MAX_MENU_CHILDREN, MAX_MENU_ENTRIES, menuItem } from '@xana/contracts/http/menu/menu-item';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What an editor shows beside a field. */
const DESCRIPTIONS: Record<string, string> = {
  itemName: 'The label in English.',
  itemNameJa: 'The label in Japanese. Default: the English one.',
  subItemName: 'The label in English.',
  subItemNameJa: 'The label in Japanese. Default: the English one.',
  link: 'A path of the site, such as /explore, or an address that begins with https://. An address opens a new tab.',
  children: 'Links that are shown as a dropdown; each opens a new tab.',
  icon: 'A text of the earlier site. May be empty.',
  imageClass: 'A text of the earlier site. May be empty.',
  target: 'Where the earlier site opened the link.',
};

function describe({ properties = {}, ...schema }: JsonSchema): JsonSchema {
  const described = Object.entries(properties).map(([name, property]) => {
    const content = typeof property === 'object' ? property : {};
    return [name, { description: DESCRIPTIONS[name], ...content }] as const;
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

function entrySchema(): JsonSchema {
  const { $schema: _version, ...entry } = z.toJSONSchema(menuItem, { target: 'draft-7', io: 'input' });
  const { children } = entry.properties ?? {};
  const child = typeof children === 'object' && !Array.isArray(children.items) ? children.items : undefined;
  if (typeof child !== 'object') throw new Error('The contract of the menu has no children.');
  const limited = {
    ...entry.properties,
    children: { type: 'array' as const, items: describe(child), minItems: 1, maxItems: MAX_MENU_CHILDREN },
  };
  return {
    ...describe({ ...entry, properties: limited }),
    anyOf: [{ required: ['link'] }, { required: ['children'] }],
  };
}

/**
 * The JSON Schema of the menu, for editors that check and complete the file while it is written. It comes from the schema with which the
 * header reads the menu. Draft 7 is what editors know best.
 */
export const menuSchema = (): JsonSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Menu of the header',
  description: `A list of at most ${MAX_MENU_ENTRIES} entries, or an object with it and the address of this schema.`,
  definitions: {
    entries: { type: 'array', minItems: 1, maxItems: MAX_MENU_ENTRIES, items: { $ref: '#/definitions/entry' } },
    entry: entrySchema(),
  },
  if: { type: 'array' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { $ref: '#/definitions/entries' },
  else: {
    type: 'object',
    properties: { $schema: { type: 'string' }, entries: { $ref: '#/definitions/entries' } },
    required: ['entries'],
    additionalProperties: false,
  },
});
