import { checkEvents, eventsOfRemote, eventsOfShell } from './check-events.ts';
import { checkGrants } from './check-grants.ts';
import { checkContainer, checkMajors, checkSharedModules, checkSlots } from './check-offer.ts';
import { checkPages } from './check-pages.ts';
import { type Composition, type LoadableRelease, offeredBy } from './composition.ts';

/**
 * Whether the releases of each composition work together on one page, read from their records. Every check looks at one remote,
 * at the shell and one remote, or at two remotes, so all combinations of a composition are covered by its pairs.
 *
 * @returns the problems as sentences for the release manager; empty when there are none
 */
export function checkCompositions(compositions: readonly Composition[]): string[] {
  return [...new Set(compositions.flatMap(checkComposition))];
}

function checkComposition({ shell, remotes }: Composition): string[] {
  const offered = shell && offeredBy(shell);
  const active = remotes.filter(({ isFallback }) => !isFallback).map(({ record }) => record);
  return [
    ...checkPages(active),
    ...remotes.flatMap((remote) => [
      ...checkGrants(remote),
      ...(offered
        ? [
            ...[checkContainer, checkMajors, checkSlots, checkSharedModules].flatMap((check) => check(remote, offered)),
            ...checkEvents(eventsOfShell(offered), eventsOfRemote(remote)),
          ]
        : []),
    ]),
    ...pairsOf(remotes).flatMap(([one, other]) => checkEvents(eventsOfRemote(one), eventsOfRemote(other))),
  ];
}

/** Pairs of releases that may run at the same time: never two of the same remote. */
function pairsOf(remotes: readonly LoadableRelease[]): [LoadableRelease, LoadableRelease][] {
  return remotes.flatMap((one, index) =>
    remotes
      .slice(index + 1)
      .filter((other) => other.record.name !== one.record.name)
      .map((other): [LoadableRelease, LoadableRelease] => [one, other]),
  );
}
