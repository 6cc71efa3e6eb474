import { sharedPhrases } from '@xana/i18n';
import { profilePath, useMemberAction } from '@xana/remote-kit';
import { useCopyLink } from '@xana/remote-kit/share';
import { ConfirmDialog } from '@xana/ui-kit/confirm-dialog';
import { MoreIcon } from '@xana/ui-kit/icon';
import { ActionMenu } from '@xana/ui-kit/menu';
import { useIsOther } from '../../shared/people/actions/use-is-other.ts';
import { hiddenPeoplePhrases } from '../../shared/people/hide-user/phrases/phrases.ts';
import { useBlockUser, useMuteUser } from '../../shared/people/hide-user/use-hide-user.ts';
import { reportPhrases } from '../../shared/report-content/phrases/phrases.ts';
import { ReportContentDialog } from '../../shared/report-content/report-content-dialog.tsx';
import { useText } from './phrases/phrases.ts';
import type { MenuDialog, ProfileMenuProps } from './profile-menu.tsx';

/** Copy link, mute, block and report. A visitor logs in first, then the action goes on. */
export function OpenedProfileMenu(props: ProfileMenuProps & { isOpenAtFirst: boolean }) {
  const { userId, name, isMuted, isOwn, open, setOpen, isOpenAtFirst } = props;
  const t = useText();
  const hidden = hiddenPeoplePhrases.useText();
  const shared = sharedPhrases.useText();
  const report = reportPhrases.useText();
  const asMember = useMemberAction('report');
  const isOther = useIsOther(userId);
  const block = useBlockUser({ userId, name, isOn: false });
  const mute = useMuteUser({ userId, name, isOn: isMuted, isAllowed: isOther });
  const copyLink = useCopyLink();
  const openAsMember = (dialog: MenuDialog) => asMember((member) => isOther(member) && setOpen(dialog));
  const act = {
    copy: () => void copyLink(location.origin + profilePath(userId)),
    mute: mute.toggle,
    block: () => openAsMember('block'),
    report: () => openAsMember('report'),
  };
  const actions = [
    { id: 'copy' as const, name: t('copyLink') },
    ...(isOwn
      ? []
      : [
          { id: 'mute' as const, name: hidden(mute.isOn ? 'mute.undo' : 'mute.do', { name }) },
          { id: 'block' as const, name: report('report.block', { name }), isDangerous: true },
          { id: 'report' as const, name: report('report.title.user', { name }), isDangerous: true },
        ]),
  ];
  return (
    <>
      <ActionMenu
        label={t('more')}
        trigger={<MoreIcon />}
        actions={actions}
        onAct={(id) => act[id]()}
        isOpenAtFirst={isOpenAtFirst}
      />
      {open === 'block' && (
        <ConfirmDialog
          title={hidden('block.title', { name })}
          text={hidden('block.text')}
          confirmLabel={report('report.block', { name })}
          cancelLabel={shared('cancel')}
          isDangerous
          onConfirm={() => {
            setOpen(null);
            void block.set(true);
          }}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'report' && (
        <ReportContentDialog targetType="user" targetId={String(userId)} name={name} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
