import { definePhrases } from '@xana/i18n';

export const en = {
  'report.title.user': 'Report {{name}}',
  'report.title.post': 'Report the post by {{name}}',
  'report.title.comment': 'Report the comment by {{name}}',
  'report.title.message': 'Report the message from {{name}}',
  'report.title.space': 'Report {{name}}',
  'report.title.event': 'Report the event by {{name}}',
  'report.intro': 'Only our moderators see your report. The person you report is not told.',
  'report.question': 'What is the problem?',
  'report.category.spam': 'Spam or unwanted advertising',
  'report.category.scam': 'Scam or fraud',
  'report.category.harassment': 'Harassment or bullying',
  'report.category.hate': 'Hate speech',
  'report.category.sexual': 'Sexual content',
  'report.category.violence': 'Violence or threats',
  'report.category.impersonation': 'Impersonation',
  'report.category.other': 'Something else',
  'report.details': 'Details',
  'report.detailsOptional': 'Details (optional)',
  'report.detailsNeeded': 'Describe the problem',
  'report.chooseReason': 'Choose what the problem is',
  'report.send': 'Send report',
  'report.thanks': 'Thank you',
  'report.sent': 'Your report has been sent',
  'report.next': 'A moderator will review it.',
  'report.nextHidden': 'A moderator will review it. Your feed no longer shows the post.',
  'report.blockToo': 'You can also block {{name}}. You will no longer see each other.',
  'report.block': 'Block {{name}}',
  'report.done': 'Done',
} as const;

export const reportPhrases = definePhrases('mfe-profile/report', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
export const useText = reportPhrases.useText;
