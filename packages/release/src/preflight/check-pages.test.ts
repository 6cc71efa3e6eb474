import { checkPages } from './check-pages.ts';
import { remoteRecord } from './test-records.ts';

const withPages = (name: string, ...paths: string[]) =>
  remoteRecord(name, {
    pages: paths.map((path) => ({
      path,
      module: 'main',
      title: { en: '', ja: '' },
      login: 'none' as const,
      preload: [],
    })),
  });
const store = withPages('mfe-store', '/store', '/store/:id', '/');

describe('[MF-01] checkPages', () => {
  it('accepts different addresses, also a fixed path and a parameter of one remote', () => {
    expect(
      checkPages([withPages('mfe-spaces', '/', '/details/:id', '/details/new'), withPages('mfe-chat', '/chat')]),
    ).toEqual([]);
  });

  it.each(['/store', '/Store', '/store/'])('rejects %s, which another remote contributes', (path) => {
    expect(checkPages([store, withPages('mfe-chat', path)])).toEqual([
      'mfe-store 2.0.0 and mfe-chat 2.0.0 both contribute the page /store.',
    ]);
  });

  it('rejects a path that differs from that of another remote only by the name of its parameter', () => {
    expect(checkPages([store, withPages('mfe-chat', '/STORE/:name')])).toEqual([
      'mfe-store 2.0.0 and mfe-chat 2.0.0 both contribute the page /store/:id.',
    ]);
  });

  it('rejects a page that matches an address of another remote', () => {
    expect(checkPages([store, withPages('mfe-chat', '/store/chat')])).toEqual([
      'The page /store/:id of mfe-store 2.0.0 and the page /store/chat of mfe-chat 2.0.0 match the same address.',
    ]);
  });

  it.each([
    ['/*', 'fixed segments and :parameters only'],
    ['/chat/*', 'fixed segments and :parameters only'],
    ['/chat/:id?', 'fixed segments and :parameters only'],
    ['/:any', 'begin it with a fixed segment'],
    ['/:any/:other', 'begin it with a fixed segment'],
    ['/r0/files', 'belongs to the page server'],
    ['/revision', 'belongs to the page server'],
    ['/Ready', 'belongs to the page server'],
    ['/chat/:id/:id', 'two parameters with the same name'],
  ])('rejects %s', (path, problem) => {
    expect(checkPages([withPages('mfe-chat', path)])).toEqual([expect.stringContaining(problem)]);
  });

  it('rejects a page that one remote contributes twice', () => {
    expect(checkPages([withPages('mfe-chat', '/chat', '/chat')])).toEqual([
      'mfe-chat 2.0.0 contributes the page /chat twice.',
    ]);
  });
});
