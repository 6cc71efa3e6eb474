import { reportContent } from '@xana/contracts/http/social/report-content';
import type { InputOf, OutputOf } from '@xana/contracts/operation';
import { useAction } from '@xana/remote-kit';
import { useState } from 'react';
import { hiddenPeoplePhrases } from '../hidden-people/phrases/phrases.ts';
import { useEditPosts } from '../post-card/use-edit-posts.ts';
import { undoPhrases } from '../undo-notice/phrases/phrases.ts';
import { reportPhrases } from './phrases/phrases.ts';
import { ReportForm } from './report-form.tsx';
import { ReportThanks } from './report-thanks.tsx';

/** For a page that imports the dialog lazily. */
export const loadReportPhrases = (locale: string) =>
  Promise.all([reportPhrases.load(locale), hiddenPeoplePhrases.load(locale), undoPhrases.load(locale)]);

export interface ReportContentDialogProps {
  targetType: InputOf<typeof reportContent>['targetType'];
  /** A number as text, or `conversation-position` for a message. */
  targetId: string;
  /** Of the reported user, or the author of the reported content. */
  name: string;
  onClose(): void;
}

/** Reports a user or content to the moderators, then offers to block the author. For members. */
export function ReportContentDialog({ targetType, targetId, name, onClose }: ReportContentDialogProps) {
  const [outcome, setOutcome] = useState<OutputOf<typeof reportContent> | null>(null);
  const { remove } = useEditPosts();
  const { run, isBusy, error } = useAction(reportContent, {
    onSuccess(answer) {
      setOutcome(answer);
      if (targetType === 'post') remove(Number(targetId));
    },
  });
  if (outcome) {
    return <ReportThanks authorId={outcome.authorId} name={name} isHidden={targetType === 'post'} onClose={onClose} />;
  }
  return (
    <ReportForm
      targetType={targetType}
      name={name}
      isBusy={isBusy}
      error={error}
      onSend={(report) => void run({ targetType, targetId, ...report })}
      onClose={onClose}
    />
  );
}
