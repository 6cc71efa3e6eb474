import { act, fireEvent, screen } from '@testing-library/react';
import { blockUser } from '@xana/contracts/http/social/blocks';
import { reportContent } from '@xana/contracts/http/social/report-content';
import { answerTo, apiError, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { ReportContentDialog } from './report-content-dialog.tsx';

const onClose = jest.fn();
const sent: unknown[] = [];
beforeEach(() => {
  onClose.mockClear();
  sent.length = 0;
});

async function show({ authorId = 9, fails = false }: { authorId?: number | null; fails?: boolean } = {}) {
  return renderInFakeShell(() => <ReportContentDialog targetType="post" targetId="38" name="Mia" onClose={onClose} />, {
    remote: 'mfe-profile',
    answers: [
      answerTo(reportContent, (input) => {
        if (fails) throw apiError({ code: 'TARGET_NOT_FOUND', message: 'Gone' });
        sent.push(input);
        return { isReported: true, authorId };
      }),
      answerTo(blockUser, (input) => {
        sent.push(input);
        return { isBlocked: true };
      }),
    ],
  });
}
const send = () => act(async () => screen.getByRole('button', { name: 'Send report' }).click());
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const describeProblem = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Details/ }), { target: { value } });

describe('ReportContentDialog', () => {
  it('asks for a reason, and for details of "Something else", before it sends', async () => {
    await show();
    await send();
    expect(screen.getByRole('alert').textContent).toContain('Choose what the problem is');
    choose('Something else');
    await send();
    expect(screen.getByText('Describe the problem')).toBeTruthy();
    expect(sent).toEqual([]);
    describeProblem(' It leaks an address ');
    await send();
    await screen.findByText('Your report has been sent');
    expect(sent).toEqual([{ targetType: 'post', targetId: '38', category: 'other', reason: 'It leaks an address' }]);
  });

  it('offers to block the author after the report', async () => {
    const { asked } = await show();
    choose('Spam or unwanted advertising');
    await send();
    fireEvent.click(await screen.findByRole('button', { name: 'Block Mia' }));
    await screen.findByText('Your report has been sent');
    expect(sent.at(-1)).toEqual({ id: 9 });
    expect([asked, onClose.mock.calls.length]).toEqual([['toast: Mia is blocked'], 1]);
  });

  it('offers no block for content without another author', async () => {
    await show({ authorId: null });
    choose('Scam or fraud');
    await send();
    await screen.findByText('Your report has been sent');
    expect(screen.queryByRole('button', { name: 'Block Mia' })).toBeNull();
  });

  it('keeps what was written when sending fails', async () => {
    await show({ fails: true });
    choose('Hate speech');
    describeProblem('Look at this');
    await send();
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Details/ }).value).toBe('Look at this');
  });
});
