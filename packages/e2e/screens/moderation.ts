import { memberByCalls } from '../site/member-by-calls.ts';
import { createOperator } from '../site/run-operator.ts';
import { OPERATOR_ORIGIN } from '../site/test-topology.ts';
import type { Flow } from './flow.ts';
import { press, type Step, see, seeText } from './stage.ts';

const VIEWS = [
  { width: 1440, locale: 'en' },
  { width: 390, locale: 'en' },
] as const;

/** Reports of demo content by new members, and an operator who logs in. */
const asOperator: Step = async ({ page }) => {
  const reports = [
    { targetType: 'post', targetId: '3', category: 'spam', reason: 'The same text under every post.' },
    { targetType: 'space', targetId: '2', category: 'other', reason: 'The picture belongs to another artist.' },
    { targetType: 'user', targetId: '12', category: 'impersonation', reason: 'Pretends to be a friend of mine.' },
  ];
  for (const [index] of reports.entries()) {
    const reporter = await memberByCalls(page.request);
    for (const report of reports.slice(0, reports.length - index)) await reporter.post('/social/report', report);
  }
  const password = await createOperator('ann');
  await page.goto(`${OPERATOR_ORIGIN}/login`);
  await page.getByLabel('Name').fill('ann');
  await page.getByLabel('Password').fill(password);
  await press('Log in')({ page, locale: 'en', isPhone: false });
};

/** The page of the operators has one language. */
export const MODERATION: readonly Flow[] = [
  {
    group: 'moderation',
    logIn: asOperator,
    path: `${OPERATOR_ORIGIN}/`,
    views: VIEWS,
    screens: [
      { name: 'moderation-queue', title: 'Queue of the operators', steps: [see('Queue', 'heading')] },
      { name: 'moderation-case', title: 'A reported post', steps: [press('post:3', 'link'), see('post:3', 'heading')] },
      { name: 'moderation-hide', title: 'Hide with a reason', steps: [press('Hide'), see('Hide')] },
      {
        name: 'moderation-log',
        title: 'Log of decisions',
        steps: [
          press('Cancel'),
          press('Dismiss the reports'),
          ({ page }) => page.getByRole('dialog').getByLabel('Reason').fill('No rule forbids it.'),
          ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Dismiss the reports' }).click(),
          seeText(/^Done/),
          press('Log', 'link'),
          see('Log', 'heading'),
        ],
      },
    ],
  },
];
