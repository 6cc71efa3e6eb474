import type { ErrorCode } from '@xana/contracts/error-codes';
import { CLIENT_ERROR_CODES, GENERAL_ERROR_CODES } from '@xana/contracts/general-error-codes';
import type { Operation } from '@xana/contracts/operation';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { en as errorTexts } from '@xana/i18n/errors/en';
import { ja as errorTextsJa } from '@xana/i18n/errors/ja';
import { en as messageTexts } from '@xana/i18n/messages/en';
import { ja as messageTextsJa } from '@xana/i18n/messages/ja';
import { apiError } from '../../api-error.ts';
import type { PlatformConfig } from '../../config/platform-config.ts';
import { codeBlock, escapeHtml, json, markdown, table } from './html.ts';
import { logInExample } from './log-in-example.ts';

/** The sections before the operations; each is `[id, title, html]`. */
export function guideSections(operations: Operation[], config: PlatformConfig): [string, string, string][] {
  const { origins } = config;
  return [
    ['requests', 'Requests and responses', requests(origins)],
    ['log-in', 'Log in', logIn(origins)],
    ['paging', 'Paging', paging(origins)],
    ['limits', 'Limits', limits(config)],
    ['sockets', 'Socket events', sockets(origins)],
    ['errors', 'Errors', errors(operations)],
  ];
}

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${markdown(text)}</p>`).join('');

function requests(origins: PlatformConfig['origins']): string {
  const hosts = (['api', 'marketplace', 'chat', 'media'] as const).map((name) => [name, escapeHtml(origins[name])]);
  return [
    paragraphs('Send JSON with `Content-Type: application/json`. Each operation names its host.'),
    table(['Host', 'URL'], hosts),
    paragraphs('A success has the result in `data`:'),
    json({ success: true, data: { isFollowing: true, followerCount: 12 }, msg: '' }),
    paragraphs('An error has a `code` for programs and a `msg` for developers:'),
    json({
      success: false,
      data: null,
      code: 'INPUT_INVALID',
      messageCode: 'INPUT_INVALID',
      msg: 'Field "pageSize" must be a whole number from 1 to 50.',
    }),
    paragraphs(
      'Unknown fields in a body are rejected; unknown keys in a query are ignored. Responses may get new fields at any time.',
    ),
  ].join('');
}

function logIn({ api }: PlatformConfig['origins']): string {
  return [
    paragraphs(
      'A user logs in with the signature of a wallet. This program is complete: save it as `log-in.mjs`, then run `npm install ethers` and `node log-in.mjs`.',
    ),
    codeBlock(logInExample(api)),
    paragraphs(
      'Renew the access token with `POST /auth/refresh-token`. A browser sends the HttpOnly cookie that the login set. Another client sends `X-Client: app` with the login and gets `refresh_token` in the body; each refresh token is valid once.',
    ),
    codeBlock(
      `curl -X POST '${api}/auth/refresh-token' -H 'X-Client: app' -H 'Content-Type: application/json' -d '{"refresh_token":"…"}'`,
    ),
    paragraphs(
      'Pages of the site bind their tokens to a key with DPoP (RFC 9449): a request with an `Origin` header needs a proof, or it returns `PROOF_INVALID`.',
    ),
  ].join('');
}

function paging({ api }: PlatformConfig['origins']): string {
  return [
    paragraphs(
      'Lists take a page and a page size in the path. The first page is 1, a page has at most 50 rows, and `count` is the number of rows on all pages.',
    ),
    codeBlock(`curl '${api}/world/get-all-spaces/1/20'`),
    json({ success: true, data: { count: 312, rows: ['…'] }, msg: '' }),
    paragraphs('Stop when a page has fewer rows than the page size.'),
  ].join('');
}

function limits({ limits: { callsPerMinute, loginTriesPerMinute } }: PlatformConfig): string {
  const rows = [
    ['Requests of one client', `${callsPerMinute} per minute and host`],
    ['Login attempts of one client', `${loginTriesPerMinute} per minute`],
    ['JSON body', '100 kB'],
    ['Picture', 'JPG, PNG or WebP, 10 MB and 25 megapixels'],
    ['Page size', '50 rows'],
    ...Object.entries(TEXT_LIMITS).map(([name, max]) => [`Text: <code>${name}</code>`, `${max} characters`]),
  ];
  return [
    table(['What', 'At most'], rows),
    paragraphs(
      'Above a limit of requests the server returns 429 `RATE_LIMITED` with `Retry-After` in seconds. Members also have limits for each kind of write, such as messages or posts. A character is what a reader sees: an emoji counts as one.',
    ),
  ].join('');
}

function sockets({ api, chat }: PlatformConfig['origins']): string {
  const rows = [
    [
      'chat',
      '/chat',
      'emit',
      'sendMessage',
      '{ receiverId, clientId, body }; acknowledged with { message } or { code }',
    ],
    ['chat', '/chat', 'emit', 'typing', '{ conversationId }'],
    ['chat', '/chat', 'on', 'message', 'a Message that is new or changed; the higher `change` is newer'],
    ['chat', '/chat', 'on', 'read', '{ conversationId, userId, seq, readAt }'],
    ['chat', '/chat', 'on', 'typing', '{ conversationId, userId }'],
    ['api', '/app', 'on', 'userFriendJoined', '{ userId }: a friend is online'],
    ['api', '/app', 'on', 'userFriendDisconnect', '{ userId }: a friend went offline'],
    ['api', '/hand-off', 'on', 'handOffNumber', '{ number }: two digits to show to the user'],
    ['api', '/hand-off', 'on', 'builderInfo', '{ code, type, expiresAt }: for `exchangeHandOff`'],
  ];
  return [
    paragraphs(
      'Events use socket.io. Get a ticket with `createSocketTicket` for each connection; it is valid for 30 seconds. The namespace `/hand-off` takes `builderLoginHash` and `deviceId` instead of a ticket.',
    ),
    codeBlock(`import { io } from 'socket.io-client';

const { ticket } = await request('POST', '/auth/socket-ticket', { token, body: {} });
const socket = io('${chat}/chat', { auth: { ticket }, transports: ['websocket'] });
socket.on('message', (message) => console.log(message.body));
socket.emit('sendMessage', { receiverId: 38, clientId: crypto.randomUUID(), body: 'Hello' }, console.log);`),
    table(
      ['Namespace', 'Direction', 'Event', 'Payload'],
      rows.map(([host, namespace, ...rest]) => [
        `<code>${escapeHtml(host === 'chat' ? chat : api)}${namespace}</code>`,
        ...rest.map((cell, at) => (at === 1 ? `<code>${cell}</code>` : markdown(cell))),
      ]),
    ),
    paragraphs('After a lost connection, get what was missed with `getChatChanges`.'),
  ].join('');
}

const TEXTS: Partial<Record<string, string>> = { ...messageTexts, ...errorTexts };
const TEXTS_JA: Partial<Record<string, string>> = { ...messageTextsJa, ...errorTextsJa };

function errors(operations: Operation[]): string {
  const byClient = new Set<ErrorCode>(CLIENT_ERROR_CODES);
  const codes = [...new Set<ErrorCode>([...GENERAL_ERROR_CODES, ...operations.flatMap((each) => each.errors)])];
  const rows = codes
    .filter((code) => !byClient.has(code))
    .map((code): [number, ErrorCode] => [code === 'SOMETHING_WRONG' ? 500 : apiError(code).status, code])
    .sort(([one], [other]) => one - other)
    .map(([status, code]) => [
      `<code>${escapeHtml(code)}</code>`,
      String(status),
      escapeHtml(TEXTS[code] ?? '—'),
      `<span lang="ja">${escapeHtml(TEXTS_JA[code] ?? '—')}</span>`,
    ]);
  return (
    paragraphs('The texts are what the site shows to users. Codes without a text are only for programs.') +
    table(['Code', 'Status', 'English', '日本語'], rows)
  );
}
