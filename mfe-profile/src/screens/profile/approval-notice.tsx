import { APPROVAL } from '@xana/contracts/http/users/approval';
import { singleUser } from '@xana/contracts/http/users/single-user';
import { useOperation } from '@xana/remote-kit';
import { Notice } from '@xana/ui-kit/notice';
import { useText } from './phrases/phrases.ts';

/** For the owner alone: why the profile was disapproved (PR-07). */
export function ApprovalNotice() {
  const t = useText();
  const { data } = useOperation(singleUser, {});
  if (data?.approval !== APPROVAL.DISAPPROVED) return null;
  return (
    <Notice
      tone="warning"
      text={t('approval.disapproved')}
      hint={t('approval.reason', { reason: data.approvalReason ?? '' })}
    />
  );
}
