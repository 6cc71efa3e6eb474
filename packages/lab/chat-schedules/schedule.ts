import fc from 'fast-check';

export const MEMBERS = [0, 1, 2] as const;
export const INSTANCES = [0, 1] as const;
export type MemberIndex = (typeof MEMBERS)[number];
export type InstanceIndex = (typeof INSTANCES)[number];

/** A step of a schedule: what a member does, or what fails. */
export type Step =
  /** The member sends messages in the open conversation. */
  | { kind: 'send'; member: MemberIndex; count: number }
  /** The member opens the conversation with another member, by the list when it has that conversation. */
  | { kind: 'open'; member: MemberIndex; other: MemberIndex }
  | { kind: 'reload'; member: MemberIndex }
  /** The member loses or regains the network. */
  | { kind: 'disconnect'; member: MemberIndex }
  | { kind: 'connect'; member: MemberIndex }
  /** The answers to the next messages of the member are lost after the platform has stored the messages. */
  | { kind: 'loseAnswers'; member: MemberIndex; count: number }
  /** An instance is killed (SIGKILL) or started again. */
  | { kind: 'kill'; instance: InstanceIndex }
  | { kind: 'restart'; instance: InstanceIndex }
  | { kind: 'wait'; milliseconds: number };

const member = fc.constantFrom(...MEMBERS);
const instance = fc.constantFrom(...INSTANCES);
const count = fc.integer({ min: 1, max: 3 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), member, count }) },
  {
    weight: 2,
    arbitrary: fc
      .record({ kind: fc.constant('open' as const), member, other: member })
      .filter((each) => each.member !== each.other),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), member }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('disconnect' as const, 'connect' as const), member }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('loseAnswers' as const), member, count }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('kill' as const, 'restart' as const), instance }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.integer({ min: 10, max: 600 }) }),
  },
);

/** Generated schedules; the same `seed` gives the same ones. */
export function generateSchedules(amount: number, seed: number): Step[][] {
  return fc.sample(fc.array(step, { minLength: 8, maxLength: 16 }), { seed, numRuns: amount });
}

/** For the output of a failed schedule. */
export const describeStep = ({ kind, ...values }: Step): string => [kind, ...Object.values(values)].join(' ');
