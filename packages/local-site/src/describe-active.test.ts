import { EMPTY_REGISTRY } from '@xana/release/registry-state';
import { describeActive } from './describe-active.ts';

const state = { active: '0123456789abcdef', earlier: [], quarantined: [], marked: [] };
const registry = {
  ...EMPTY_REGISTRY,
  revision: 1,
  microfrontends: { 'mfe-store': state },
  retired: { 'mfe-chat': state },
};

describe('describeActive', () => {
  it.each([
    ['mfe-store', 'mfe-store is at 0123456789abcdef'],
    ['mfe-chat', 'mfe-chat is retired and not on the page'],
    ['mfe-auth', 'mfe-auth has no active release'],
  ])('[MF-03] describes %s', (name, text) => {
    expect(describeActive(registry, name)).toBe(text);
  });
});
