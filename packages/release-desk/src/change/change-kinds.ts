import type { DeskAccess } from '@xana/contracts/releases/desk';
import type { phrases } from '../phrases/phrases.ts';
import type { CommandRequest } from '../server/desk-client.ts';

type Verb = Exclude<CommandRequest['verb'], 'approve'>;

type Phrase = Parameters<ReturnType<typeof phrases.useText>>[0];

interface KindDefinition {
  verb: Verb;
  title: Phrase;
  /** The title when the member is known. */
  memberTitle?: Phrase;
  label: Phrase;
  /** What happens, for a change without a plan. */
  hint?: Phrase;
  isDangerous?: boolean;
  /** How the command names the release. */
  release?: 'argument' | 'option';
  /** Options that the kind stands for. */
  options?: Record<string, true>;
  /** Cannot be taken back: the plan must have been seen before it is made. */
  isFinal?: boolean;
}

const defineKinds = <Kind extends string>(kinds: Record<Kind, KindDefinition>): Record<Kind, KindDefinition> => kinds;

/** What can be done with a microfrontend, one of its releases, the access list or the store. */
export const KINDS = defineKinds({
  rollback: { verb: 'rollback', title: 'planRollback', label: 'doRollback', isDangerous: true, release: 'option' },
  promote: { verb: 'promote', title: 'planPromote', label: 'doPromote', release: 'option' },
  quarantine: {
    verb: 'quarantine',
    title: 'planQuarantine',
    label: 'doQuarantine',
    isDangerous: true,
    release: 'argument',
  },
  lift: {
    verb: 'quarantine',
    title: 'planLift',
    label: 'doLift',
    hint: 'simpleHint',
    release: 'argument',
    options: { lift: true },
  },
  mark: { verb: 'mark-good', title: 'planMarkGood', label: 'doMarkGood', hint: 'simpleHint', release: 'argument' },
  unmark: {
    verb: 'mark-good',
    title: 'planUnmark',
    label: 'doUnmark',
    hint: 'simpleHint',
    release: 'argument',
    options: { lift: true },
  },
  freeze: { verb: 'freeze', title: 'planFreeze', label: 'doFreeze', hint: 'freezeHint' },
  unfreeze: { verb: 'freeze', title: 'planUnfreeze', label: 'doUnfreeze', hint: 'simpleHint', options: { lift: true } },
  retire: { verb: 'retire', title: 'planRetire', label: 'doRetire', hint: 'retireHint', isDangerous: true },
  canary: { verb: 'canary', title: 'planCanary', label: 'doCanary', hint: 'canaryHint', release: 'option' },
  widen: { verb: 'canary', title: 'planWiden', label: 'doWiden', hint: 'widenHint' },
  pause: { verb: 'canary', title: 'planPause', label: 'doPause', hint: 'pauseHint', options: { pause: true } },
  resume: { verb: 'canary', title: 'planResume', label: 'doResume', hint: 'resumeHint', options: { resume: true } },
  end: {
    verb: 'canary',
    title: 'planEnd',
    label: 'doEnd',
    hint: 'endHint',
    isDangerous: true,
    options: { end: true },
  },
  grant: { verb: 'grant', title: 'planGrant', memberTitle: 'grantTo', label: 'doGrant' },
  revoke: { verb: 'revoke', title: 'planRevoke', label: 'doRevoke', isDangerous: true },
  demandTwo: { verb: 'two-person', title: 'planDemandTwo', label: 'doDemandTwo', hint: 'demandTwoHint' },
  allowOne: {
    verb: 'two-person',
    title: 'planAllowOne',
    label: 'doAllowOne',
    isDangerous: true,
    options: { lift: true },
  },
  withdraw: { verb: 'withdraw', title: 'withdrawTitle', label: 'withdraw', isDangerous: true },
  collect: {
    verb: 'gc',
    title: 'planCollect',
    label: 'doCollect',
    hint: 'collectHint',
    isDangerous: true,
    isFinal: true,
  },
});

export type ChangeKind = keyof typeof KINDS;

export interface Change {
  kind: ChangeKind;
  name: string;
  /** Default: the last known good release. */
  release?: { id: string; version: string | null };
  /** Whose roles change. Absent for a grant: a new member. */
  member?: DeskAccess['members'][number];
  /** The change that a withdrawal drops. */
  proposal?: DeskAccess['proposals'][number];
}
