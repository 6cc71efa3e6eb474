import { sealModules } from './guard-share-scope.ts';
import { mapValues, type ShareScope } from './share-scope.ts';

/**
 * A share scope that belongs to one standalone container, whose runtime writes into what it gets: which modules it loaded, and what
 * it brings itself. Only the modules are the shell's, sealed as for all remotes.
 *
 * It has no prototypes: `scope.toString['1.0.0'] = …` would change a function of the page.
 */
export const ownShareScope = (provided: ShareScope): ShareScope =>
  withoutPrototype(
    mapValues(sealModules(provided), (versions) =>
      withoutPrototype(
        mapValues(versions, ({ get, from, eager = false, useIn }, version) =>
          withoutPrototype({
            version,
            get,
            from,
            eager,
            useIn,
            scope: ['default'],
            strategy: 'loaded-first',
            // The version of the shell is the only one.
            shareConfig: { singleton: true, requiredVersion: false, strictVersion: false, eager },
          }),
        ),
      ),
    ),
  );

const withoutPrototype = <Value extends object>(value: Value): Value => Object.assign(Object.create(null), value);
