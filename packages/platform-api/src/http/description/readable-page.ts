import { createHash } from 'node:crypto';
import type { Operation } from '@xana/contracts/operation';
import * as z from 'zod';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { codesByStatus } from './errors.ts';
import { exampleOf, typeOf } from './example-of.ts';
import { readInputSchema } from './open-api.ts';

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
nav{columns:3 12rem;font-size:.85rem}nav a{display:block;text-decoration:none}
article{margin:1rem 0;padding:1rem;border:1px solid #8884;border-radius:.75rem}
h3{margin:0;font:600 1rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
h3 b{display:inline-block;min-width:4.5rem;color:#7c5cff}
table{border-collapse:collapse;width:100%;font-size:.875rem}
td,th{padding:.25rem .5rem;border-bottom:1px solid #8883;text-align:start;vertical-align:top;overflow-wrap:anywhere}
pre{overflow:auto;padding:.75rem;border-radius:.5rem;background:#8881;font-size:.8rem}
small{opacity:.75}`;

/** Nothing but this one style: no script, no picture, no frame. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** What the OpenAPI document says, for people: every call with its fields, an example of both ways, and its refusals. */
export function readablePage(operations: Record<string, Operation>, { origins }: PlatformConfig): string {
  const areas = new Map<string, Operation[]>();
  for (const operation of Object.values(operations)) {
    const area = operation.path.split('/')[1] ?? '';
    areas.set(area, [...(areas.get(area) ?? []), operation]);
  }
  const sorted = [...areas].sort(([one], [other]) => one.localeCompare(other));
  const links = Object.values(operations).map(({ id }) => `<a href="#${id}">${id}</a>`);
  const sections = sorted.map(
    ([area, calls]) => `<h2>${escapeHtml(area)}</h2>${calls.map((call) => article(call, origins)).join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>XANA platform</title><style>${STYLE}</style><h1>XANA platform</h1>
<p>${Object.keys(operations).length} calls. An answer is <code>{ success, data, msg }</code>, a refusal <code>{ success: false, code, msg }</code>.
The same for machines: <a href="/openapi.json">openapi.json</a>.</p><nav>${links.join('')}</nav>${sections.join('')}</html>`;
}

function article(operation: Operation, origins: PlatformConfig['origins']): string {
  const { id, method, path, summary, host, status, output, authorization } = operation;
  const { inPath, elsewhere, isRead, required } = readInputSchema(operation);
  const fields = [
    ...inPath.map(([name, schema]) => row(name, 'path', true, schema)),
    ...elsewhere.map(([name, schema]) => row(name, isRead ? 'query' : 'body', required.has(name), schema)),
    ...(operation.accepts === 'file' ? ['<tr><td>file</td><td>form</td><td>required</td><td>a picture</td></tr>'] : []),
    ...(operation.accepts === 'signed'
      ? ['<tr><td>event</td><td>body</td><td>required</td><td>signed by its sender</td></tr>']
      : []),
  ];
  const sent = Object.fromEntries(elsewhere.map(([name, schema]) => [name, exampleOf(schema, name)]));
  const answer = {
    success: true,
    data: exampleOf(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })),
    msg: '',
  };
  const token = { none: 'no token', optional: 'a token widens the answer', required: 'needs a token' }[authorization];
  const refusals = [...codesByStatus(operation)].map(([code, codes]) => `${code}: ${codes.map(escapeHtml).join(', ')}`);
  return `<article id="${id}"><h3><b>${method}</b>${escapeHtml(path)}</h3><p>${escapeHtml(summary)}</p>
<p><small>${escapeHtml(origins[host])} · ${token}</small></p>
${fields.length > 0 ? `<table><tr><th>Field<th>In<th><th>What</tr>${fields.join('')}</table>` : ''}
${!isRead && elsewhere.length > 0 ? `<pre>${json(sent)}</pre>` : ''}
<p>${status}</p><pre>${json(answer)}</pre><p><small>${refusals.join(' · ')}</small></p></article>`;
}

function row(name: string, place: string, isRequired: boolean, schema: z.core.JSONSchema.BaseSchema): string {
  // A number that travels as digits may be given as either.
  const kind = schema.anyOf ? 'number' : typeOf(schema);
  const what = [kind, schema.enum?.join(' | '), schema.pattern, schema.maxLength && `at most ${schema.maxLength}`];
  const told = what.filter(Boolean).map((each) => escapeHtml(String(each)));
  return `<tr><td>${escapeHtml(name)}</td><td>${place}</td><td>${isRequired ? 'required' : ''}</td><td>${told.join(' · ')}</td></tr>`;
}

const json = (value: unknown) => escapeHtml(JSON.stringify(value, null, 2));
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
