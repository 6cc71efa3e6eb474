import type { ModerationAction, ModerationTables } from '../../../database/moderation/moderation-tables.ts';
import type { ReportCategory } from '../../../database/tables.ts';

/** Counts come as a number, for the plural, and as the text in which the language writes it. */
type Counted = (count: number, shown: string) => string;

const shared = {
  site: 'XANA moderation',
  brand: 'moderation',
  skip: 'Skip to content',
  pages: 'Pages',
  logOut: 'Log out',
  backToQueue: 'Back to the queue',
  cancel: 'Cancel',
};

const login = {
  title: 'Log in',
  lead: 'For operators. Members log in to the site.',
  name: 'Name',
  password: 'Password',
  wrong: 'The name or the password is wrong.',
  tooMany: 'Too many attempts. Wait a few minutes.',
};

const rejections = {
  foreign: 'This request came from another site.',
  noPage: 'There is no such page.',
  invalid: 'The request is invalid.',
  failed: 'Something went wrong. Try again.',
};

const KINDS = {
  post: 'Post',
  comment: 'Comment',
  message: 'Message',
  space: 'Space',
  user: 'Member',
  event: 'Event',
  operator: 'Operator',
} satisfies Record<ModerationTables['moderation_log']['target_type'], string>;

const CATEGORIES = {
  spam: 'Spam or unwanted advertising',
  scam: 'Scam or fraud',
  harassment: 'Harassment or bullying',
  hate: 'Hate speech',
  sexual: 'Sexual content',
  violence: 'Violence or threats',
  impersonation: 'Impersonation',
  other: 'Something else',
} satisfies Record<ReportCategory, string>;

const queue = {
  title: 'Queue',
  lead: ((count, shown) =>
    `${shown} ${count === 1 ? 'target' : 'targets'} with open reports, the most reported first.`) as Counted,
  nothing: 'Nothing to do',
  noReport: 'No report is open.',
  reports: ((count) => (count === 1 ? 'report' : 'reports')) as Counted,
  excerpt: (title: string, text: string) => `${title}: ${text}`,
  deleted: 'Deleted for good.',
  reported: (period: string) => `Reported ${period}`,
  open: 'Open a member or content',
  openNow: 'Open',
  previous: 'Previous',
  next: 'Next',
};

const moderationCase = {
  content: 'Content',
  attached: { space: 'Attached space', event: 'Attached event' },
  gone: 'Gone',
  goneText: 'This does not exist, or its author deleted it for good.',
  shown: 'Shown',
  hidden: 'Hidden',
  deletedByMember: 'Deleted by a member',
  authorBanned: 'Author banned',
  official: 'Official content',
  member: (id: number) => `member ${id}`,
  picture: (target: string) => `Picture of ${target.toLowerCase()}`,
  reports: 'Reports',
  noReports: 'No member has reported this.',
  openReport: 'Open',
  closedReport: (decision: string) => `Closed by decision ${decision}`,
  decisions: 'Decisions',
  noDecisions: 'No operator has decided on this yet.',
  inLog: 'The decision is in the log.',
};

const COLUMNS = {
  time: 'Time',
  member: 'Member',
  category: 'Type',
  state: 'State',
  reason: 'Reason',
  operator: 'Operator',
  decision: 'Decision',
  target: 'Target',
};

/** Names of decisions in the log. */
const DECISIONS = {
  hide: 'Hide',
  restore: 'Show again',
  dismiss: 'Dismiss',
  ban: 'Ban',
  unban: 'End ban',
  approve: 'Approve',
  reject: 'Reject',
  create: 'Create',
  remove: 'Remove',
} satisfies Record<ModerationAction, string>;

/** What an operator can decide: the button, what happens, and the confirmation after it. */
const ACTIONS = {
  hide: {
    label: 'Hide',
    text: 'Gone for everyone. The author is told the reason, the reporters the outcome.',
    done: 'Hidden.',
  },
  restore: {
    label: 'Show again',
    text: 'Everyone sees it again, and the author is told.',
    done: 'Shown again.',
  },
  dismiss: {
    label: 'Dismiss the reports',
    text: 'Nothing changes, and the reporters are told.',
    done: 'The reports are dismissed.',
  },
  ban: {
    label: 'Ban the member',
    text: 'Sessions end at once, and logins are rejected.',
    done: 'The member is banned.',
  },
  unban: { label: 'End the ban', text: 'The member can log in again.', done: 'The ban has ended.' },
  approve: { label: 'Approve the profile', text: 'The profile gets the badge.', done: 'The profile is approved.' },
  reject: {
    label: 'Reject the profile',
    text: 'The member reads the reason, and can edit the profile.',
    done: 'The profile is rejected.',
  },
};

const dialog = {
  subject: (target: string, text: string) => `${target}. ${text}`,
  reason: 'Reason',
  reasonIsRead: 'The member reads it as you write it.',
  until: 'Until',
  untilHint: 'Empty: for good.',
};

const profiles = {
  title: 'Profiles',
  lead: 'Pending profiles with a link to check, the newest first.',
  nothing: 'Nothing to do',
  noProfile: 'No profile waits for approval.',
  link: (kind: string, value: string) => `${kind}: ${value}`,
  links: { twitter: 'X', instagram: 'Instagram', discord: 'Discord', youtube: 'YouTube', website: 'Website' },
};

const log = {
  title: 'Log',
  lead: 'Every decision, the newest first. No one can change an entry.',
  empty: 'Empty',
  noDecision: 'No operator has decided anything yet.',
  older: 'Older',
};

export const en = {
  shared,
  login,
  rejections,
  kinds: KINDS,
  categories: CATEGORIES,
  queue,
  case: moderationCase,
  columns: COLUMNS,
  decisions: DECISIONS,
  actions: ACTIONS,
  dialog,
  profiles,
  log,
  target: (kind: string, id: string) => `${kind} ${id}`,
};

export type Phrases = typeof en;
