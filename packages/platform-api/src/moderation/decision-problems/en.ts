/** Why a decision was not taken, for the operator. Commands print it in English, the page shows it in its language. */
export const en = {
  noOperator: 'Name the operator.',
  longOperator: (max: number) => `The name of the operator must have at most ${max} characters.`,
  noReason: 'Give a reason.',
  longReason: (max: number) => `The reason must have at most ${max} characters.`,
  noTarget: 'Name a target such as post:17, comment:5, message:38-12, space:4, event:7 or user:9.',
  noDecision: 'There is no such decision.',
  oldForm: 'This form is out of date. Go back, reload the page and try again.',
  noAuthor: 'This has no author.',
  notShown: (target: string) => `${target} does not exist, or is hidden or deleted already.`,
  notHidden: (target: string) => `${target} is not hidden, or what it belongs to is.`,
  notReported: (target: string) => `${target} has no open report.`,
  noBanEnd: 'The end of the ban must be a date such as 2026-12-24, or a time with a zone.',
  pastBanEnd: 'The end of the ban must be in the future.',
  alreadyBanned: (userId: number) => `User ${userId} does not exist, or is already banned.`,
  notBanned: (userId: number) => `User ${userId} does not exist, or is not banned.`,
  notPending: (userId: number) => `User ${userId} has no pending profile.`,
  handleTaken: (userId: number) => `The Twitter handle of user ${userId} belongs to another approved profile.`,
};

export type DecisionProblems = typeof en;
