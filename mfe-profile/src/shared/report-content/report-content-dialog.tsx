import { reportContent } from '@xana/contracts/http/social/report-content';
import type { InputOf, OutputOf } from '@xana/contracts/operation';
import { useAction } from '@xana/remote-kit';
import { useState } from 'react';
import { useEditPosts } from '../posts/card/use-edit-posts.ts';
import { ReportForm } from './report-form.tsx';
import { ReportThanks } from './report-thanks.tsx';

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
