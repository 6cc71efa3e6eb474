import { memberByCalls } from '../site/member-by-calls.ts';
import { createOperator } from '../site/run-operator.ts';
import { OPERATOR_ORIGIN } from '../site/test-topology.ts';
import { type Flow, PAGE_VIEWS } from './flow.ts';
import { fill, press, type Step, see, seeText } from './stage.ts';

/** Reports of demo content by new members, and an operator who logs in. */
const asOperator: Step = async (stage) => {
  const { page } = stage;
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
  await fill({ en: 'Name', ja: '名前' }, 'ann')(stage);
  await fill({ en: 'Password', ja: 'パスワード' }, password)(stage);
  await press({ en: 'Log in', ja: 'ログイン' })(stage);
};

const HIDE = { en: 'Hide', ja: '非表示にする' };
const DISMISS = { en: 'Dismiss the reports', ja: '通報を却下する' };
const POST = { en: 'Post 3', ja: '投稿3' };
const LOG = { en: 'Log', ja: '対応履歴' };

/** Each decision has a dialog of its own on the page; only the open one is found by its role. */
const dismissWithReason: Step = async ({ page, locale }) => {
  const dialog = page.getByRole('dialog');
  const reason = { en: 'No rule forbids it.', ja: '禁止する規則はありません。' };
  await dialog.getByRole('textbox', { name: { en: 'Reason', ja: '理由' }[locale] }).fill(reason[locale]);
  await dialog.getByRole('button', { name: DISMISS[locale] }).click();
};

export const MODERATION: readonly Flow[] = [
  {
    group: 'moderation',
    logIn: asOperator,
    path: `${OPERATOR_ORIGIN}/`,
    views: PAGE_VIEWS,
    screens: [
      {
        name: 'moderation-queue',
        title: 'Queue of the operators',
        steps: [see({ en: 'Queue', ja: '通報' }, 'heading')],
      },
      { name: 'moderation-case', title: 'A reported post', steps: [press(POST, 'link'), see(POST, 'heading')] },
      { name: 'moderation-hide', title: 'Hide with a reason', steps: [press(HIDE), see(HIDE)] },
      {
        name: 'moderation-log',
        title: 'Log of decisions',
        steps: [
          press({ en: 'Cancel', ja: 'キャンセル' }),
          press(DISMISS),
          dismissWithReason,
          seeText({ en: /^The reports are dismissed/, ja: /^通報を却下しました/ }),
          press(LOG, 'link'),
          see(LOG, 'heading'),
        ],
      },
    ],
  },
];
