import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const shell = createRequire(join(import.meta.dirname, '../../../shell/package.json'));
const hideFibers = require('./hide-fibers-loader.cjs') as (source: string) => string;
const reactDom = readFileSync(
  join(dirname(shell.resolve('react-dom/client')), 'cjs/react-dom-client.production.js'),
  'utf8',
);

describe('hide-fibers-loader', () => {
  it('[T15] leaves no place where React puts a fiber, props or a context’s value on an object that others reach', () => {
    const hidden = hideFibers(reactDom);
    expect(hidden).not.toMatch(/[^)]\[internal[A-Z]\w*(Key|Marker)\]/);
    expect(hidden.match(/hidden\([\w$]+\)\[internalInstanceKey\]/g)?.length).toBeGreaterThan(10);
    expect(hidden).toContain('hidden(context)._currentValue = ');
    expect(hidden).toContain('hidden(currentDependencies.context)._currentValue');
    expect(hidden).toContain('inst = hidden(inst)._reactInternals');
    expect(hidden).toContain('hidden(this)._targetInst = ');
  });

  it('leaves alone what is not a property of React: the list of radio buttons of a group has an index of a similar name', () => {
    const names = new Set(reactDom.match(/(?<=\[)internal[A-Z]\w*(?=\])/g));
    const declared = [...names].filter((name) => new RegExp(`\\b${name} = "__react`).test(reactDom));
    const hidden = new Set(hideFibers(reactDom).match(/(?<=hidden\([\w$.]+\)\[)\w+(?=\])/g));
    expect([...hidden].sort()).toEqual(declared.sort());
    expect(names).toContain('internalInstance');
  });

  it('refuses a version of React that it does not know', () => {
    expect(() => hideFibers('node[fiberKey] = fiber')).toThrow('other names');
    expect(() => hideFibers('node[internalInstanceKey] = fiber; find(node)[0][internalPropsKey]')).toThrow('not known');
  });
});
