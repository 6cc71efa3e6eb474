import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { menuSchema } from './menu-schema.ts';

const FILE = join(import.meta.dirname, '../../public/menu.schema.json');

it('[HD-02] the committed schema of the menu is that of the contract', () => {
  const text = `${JSON.stringify(menuSchema(), null, 2)}\n`;
  // UPDATE_MENU_SCHEMA=1 npx jest packages/platform-api/src/http/menu-schema
  if (process.env.UPDATE_MENU_SCHEMA) writeFileSync(FILE, text);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(text));
});
