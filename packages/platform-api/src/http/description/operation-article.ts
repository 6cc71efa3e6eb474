import type { Operation } from '@xana/contracts/operation';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { codesByStatus } from './errors.ts';
import { exampleOf } from './example-of.ts';
import { expectationOf } from './expectation.ts';
import { codeBlock, escapeHtml, json, markdown, table } from './html.ts';
import { type Components, type JsonSchema, outputSchema } from './json-schemas.ts';
import { exampleBody, localized, readDescribedInput } from './open-api.ts';

const TOKEN = {
  none: 'No token needed',
  optional: 'Token optional: with one, the response holds what you see',
  required: 'Token required',
};

/** One operation: what it does, its fields, a curl command, a response and its errors. */
export function operationArticle(operation: Operation, origins: PlatformConfig['origins']): string {
  const { id, method, path, summary, description, host, authorization } = operation;
  const { inPath, elsewhere, isRead, required } = readDescribedInput(operation);
  const fields = [
    ...inPath.map(([name, schema]) => fieldRow(name, 'path', true, schema)),
    ...elsewhere.map(([name, schema]) => fieldRow(name, isRead ? 'query' : 'body', required.has(name), schema)),
    ...(operation.accepts === 'file'
      ? [fieldRow('file', 'form', true, { type: 'string', description: 'The picture.' })]
      : []),
  ];
  const errors = [...codesByStatus(operation)].map(([status, codes]) => [
    String(status),
    codes.map((code) => `<code>${escapeHtml(code)}</code>`).join(' '),
  ]);
  const search = `${id} ${method} ${path} ${summary} ${description}`.toLowerCase();
  return `<article id="${id}" data-search="${escapeHtml(search)}"><h3>${escapeHtml(summary)}</h3>
<code class="path"><b class="${method}">${method}</b>${escapeHtml(path)}</code>
${description ? `<p>${markdown(description)}</p>` : ''}
<p class="note">${TOKEN[authorization]} · ${escapeHtml(origins[host])} · <code>${id}</code></p>
${fields.length > 0 ? `<h4>Fields</h4>${table(['Field', 'In', 'Description'], fields, 'fields')}` : ''}
<h4>Example</h4>${codeBlock(curlOf(operation, origins))}
<details><summary>Response</summary>${responseOf(operation, origins)}</details>
<details><summary>Errors</summary>${table(['Status', 'Codes'], errors)}</details></article>`;
}

function fieldRow(name: string, place: string, isRequired: boolean, schema: JsonSchema): string[] {
  const rule = place === 'form' ? '' : `Must ${expectationOf(schema)}.`;
  const mark = isRequired ? ' <span class="required">required</span>' : '';
  const old = schema.deprecated ? ' <span class="note">deprecated</span>' : '';
  return [
    `<code>${escapeHtml(name)}</code>${mark}${old}`,
    place,
    `${markdown(schema.description ?? '')} <span class="note">${escapeHtml(rule)}</span>`,
  ];
}

function responseOf(operation: Operation, origins: PlatformConfig['origins']): string {
  if (operation.status === 302) return '<p>302: redirects to the site.</p>';
  const components: Components = {};
  const data = localized(exampleOf(outputSchema(operation, components), '', components), origins);
  return `<p class="note">Status ${operation.status}</p>${json({ success: true, data, msg: '' })}`;
}

/** A command for a POSIX shell; `$TOKEN` is the access token. */
export function curlOf(operation: Operation, origins: PlatformConfig['origins']): string {
  const { method, path, host, authorization, accepts } = operation;
  const { inPath, elsewhere, isRead, required } = readDescribedInput(operation);
  const example = (schema: JsonSchema, name: string) => localized(exampleOf(schema, name), origins);
  const values = new Map(inPath.map(([name, schema]) => [name, String(example(schema, name))]));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''));
  const queried = isRead ? elsewhere.filter(([name]) => required.has(name) || name === 'query') : [];
  const query = new URLSearchParams(queried.map(([name, schema]) => [name, String(example(schema, name))]));
  const url = `${origins[host]}${filled}${queried.length > 0 ? `?${query}` : ''}`;
  const curl = [`curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`];
  if (authorization === 'required') curl.push(`-H "Authorization: Bearer $TOKEN"`);
  if (accepts === 'file') curl.push(`-F 'file=@picture.png'`);
  if (!isRead && accepts === 'json') {
    const body = JSON.stringify(exampleBody(elsewhere, example)).replaceAll("'", `'\\''`);
    curl.push(`-H 'Content-Type: application/json'`, `-d '${body}'`);
  }
  return curl.join(' \\\n  ');
}
