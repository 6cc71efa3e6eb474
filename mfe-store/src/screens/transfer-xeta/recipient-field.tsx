import { Avatar } from '@xana/ui-kit/avatar';
import { Button } from '@xana/ui-kit/button';
import { CloseIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { ListRow, RowDetails } from '@xana/ui-kit/list-row';
import { TextField } from '@xana/ui-kit/text-field';
import { readableAddress } from '@xana/wallet/readable-address';
import { type Ref, useState } from 'react';
import { shortRecipient } from './known-addresses.ts';
import { useText } from './phrases/phrases.ts';
import { RecentRecipients } from './recent-recipients.tsx';
import { ScanButton } from './scan-qr/scan-button.tsx';
import * as css from './transfer-dialog.module.css';
import type { TransferDraft } from './transfer-draft.ts';
import { type FoundRecipients, useRecipients } from './use-recipients.ts';

type Recipient = Pick<TransferDraft, 'recipient' | 'member'>;

interface RecipientFieldProps {
  draft: TransferDraft;
  error: string | undefined;
  onChange(recipient: Recipient): void;
  ref: Ref<HTMLInputElement>;
}

/** An address, a member by username or from those whom the sender follows, or a recent recipient. */
export function RecipientField({ draft: { recipient, member }, error, onChange, ref }: RecipientFieldProps) {
  const t = useText();
  const [isComposing, setIsComposing] = useState(false);
  const isName = member === null && recipient.trim() !== '' && !/^0x/i.test(recipient.trim());
  const found = useRecipients(isName ? recipient.trim() : '', isComposing);
  const enter = (text: string) => onChange({ recipient: text, member: null });
  if (member) {
    return (
      <div>
        <p className={css.label}>{t('to')}</p>
        <div className={css.chosen}>
          <ListRow
            title={<bdi>{member.name}</bdi>}
            start={<Avatar name={member.name} src={member.picture} color={member.color} size={40} />}
            meta={<RowDetails details={[member.username && `@${member.username}`, shortRecipient(recipient)]} />}
            end={
              <IconButton label={t('to.clear')} onClick={() => enter('')}>
                <CloseIcon size={18} />
              </IconButton>
            }
          />
        </div>
        {error && <p role="alert">{error}</p>}
      </div>
    );
  }
  return (
    <div className={css.recipient}>
      <TextField
        ref={ref}
        label={t('to')}
        placeholder="0x…"
        autoComplete="off"
        spellCheck={false}
        value={recipient}
        hint={t('to.hint')}
        // A name that means a member is not a wrong address.
        error={isName && (found.state === 'searching' || found.state === 'found') ? undefined : error}
        // The address takes the whole field once there is one.
        end={
          recipient === '' && (
            <>
              <ScanButton onFound={enter} />
              <PasteButton onPaste={enter} />
            </>
          )
        }
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
        onChange={(event) => enter(event.target.value)}
      />
      {isName ? (
        <MemberChoices found={found} onChoose={onChange} />
      ) : (
        recipient === '' && <RecentRecipients onChoose={onChange} />
      )}
    </div>
  );
}

/** Not in Firefox, and without effect after the user denied it: the keyboard still pastes. */
function PasteButton({ onPaste }: { onPaste(text: string): void }) {
  const t = useText();
  if (!navigator.clipboard?.readText) return null;
  const paste = () =>
    void navigator.clipboard.readText().then(
      (text) => onPaste(text.trim()),
      () => undefined,
    );
  return (
    <Button size="small" onClick={paste}>
      {t('to.paste')}
    </Button>
  );
}

/** The members whom the typed name means. */
function MemberChoices({ found, onChoose }: { found: FoundRecipients; onChoose(recipient: Recipient): void }) {
  const t = useText();
  const { members, state } = found;
  return (
    <>
      <p className={css.note} role="status">
        {state === 'found' ? '' : t(`to.${state}`)}
      </p>
      {members.length > 0 && (
        <ul className={css.choices} aria-label={t('to.members')}>
          {members.map(({ id, name, username, address, avatar, profileIconColor: color }) => {
            const recipient = readableAddress(address);
            const member = { name, username, picture: avatar, color };
            return (
              <li key={id}>
                <ListRow
                  title={<bdi>{name}</bdi>}
                  start={<Avatar name={name} src={avatar} color={color} size={40} />}
                  meta={<RowDetails details={[`@${username}`, shortRecipient(recipient)]} />}
                  link={(children, className) => (
                    <button type="button" className={className} onClick={() => onChoose({ recipient, member })}>
                      {children}
                    </button>
                  )}
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
