import { CONTRIBUTIONS } from '../test-releases.ts';
import { checkSlots } from './check-slots.ts';
import { active, fallback, remoteRecord, shellWith } from './test-records.ts';

const slots = ['sidebar.balances', 'home.weather', 'home.weather'].map((slot) => ({
  ...CONTRIBUTIONS.slots[0],
  slot,
  module: 'main',
  order: 1,
  height: 1,
  label: { en: '', ja: '' },
}));
const record = remoteRecord('mfe-store', { slots });

describe('[MF-01] checkSlots', () => {
  it('names each slot that the shell does not have once', () => {
    expect(checkSlots(active(record), shellWith())).toEqual([
      'mfe-store 2.0.0 contributes to the slot home.weather, which shell 1.0.0 does not have.',
    ]);
  });

  it('accepts slots that the shell has, and those of a fallback, which are not used', () => {
    expect(checkSlots(active(record), shellWith({ slots: ['sidebar.balances', 'home.weather'] }))).toEqual([]);
    expect(checkSlots(fallback(record), shellWith())).toEqual([]);
  });
});
