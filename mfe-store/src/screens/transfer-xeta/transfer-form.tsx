import { messagePhrases } from '@xana/i18n/messages';
import { useQuery } from '@xana/remote-kit';
import { useForm } from '@xana/remote-kit/form';
import { useWalletChain } from '@xana/remote-kit/use-wallet-chain';
import { useSession, useWallet } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { isAddress } from '@xana/wallet/addresses';
import { fromWei, toWei } from '@xana/wallet/amounts';
import { maximumTransfer, type Transfer, transferProblem } from '@xana/wallet/transfer';
import { useEffect } from 'react';
import { AmountField } from './amount-field.tsx';
import { BalanceLine } from './balance-line.tsx';
import { useXetaGateway } from './gateway/use-xeta-gateway.ts';
import { estimatedFee, type Fee, type TransferError } from './gateway/xeta-gateway.ts';
import { NetworkNotice } from './network-notice.tsx';
import { useText } from './phrases/phrases.ts';
import { RecipientField } from './recipient-field.tsx';
import * as css from './transfer-dialog.module.css';
import type { TransferDraft } from './transfer-draft.ts';
import { shownProblem } from './transfer-problem.ts';

const REFRESH_INTERVAL_MS = 15_000;

export interface FormResult {
  to: string;
  name: string | null;
  username: string | null;
  /** In wei. */
  wei: bigint;
  fee: Fee;
}

interface TransferFormProps {
  from: string;
  draft: TransferDraft;
  onChange(draft: TransferDraft): void;
  onReview(transfer: FormResult): void;
}

/** Recipient and amount, checked while typing. */
export function TransferForm({ from, draft, onChange, onReview }: TransferFormProps) {
  const t = useText();
  const message = messagePhrases.useText();
  const session = useSession();
  const hasProvider = useWallet()?.provider != null;
  const walletChain = useWalletChain();
  const to = draft.recipient.trim();
  const { data: account, isError, refetch } = useChainAccount(from, isAddress(to) ? to : null);
  useEffect(() => {
    session.requireWallet();
  }, [session]);

  /** Null while balance, fee or chain are unknown. */
  const transferOf = ({ recipient, amount }: TransferDraft): Transfer | null =>
    account && walletChain !== null
      ? {
          chainId: walletChain,
          amount,
          to: recipient.trim(),
          from,
          balance: account.balance,
          fee: estimatedFee(account.fee),
        }
      : null;
  const problemOf = (values: TransferDraft, isSubmitted: boolean) => {
    const transfer = transferOf(values);
    return transfer ? shownProblem(transfer, isSubmitted) : { problem: null, field: null };
  };
  const form = useForm({
    initial: draft,
    check(values, submitted) {
      const { problem, field } = problemOf(values, submitted !== null);
      return { recipient: field === 'recipient' && problem, amount: field === 'amount' && problem };
    },
    textOf: message,
    onChange,
    onSubmit(values) {
      const transfer = transferOf(values);
      const wei = toWei(values.amount);
      if (!transfer || !account || transferProblem(transfer) || wei === null) return;
      const { name = null, username = null } = values.member ?? {};
      onReview({ to: transfer.to, name, username, wei, fee: account.fee });
    },
  });
  const isOnOtherChain = problemOf(form.values, form.isSubmitted).problem === 'CHAIN_CHECK';
  return (
    <form className={css.form} {...form.props}>
      <BalanceLine balance={account?.balance} isUnavailable={isError} onRetry={() => void refetch()} />
      {isOnOtherChain ? <NetworkNotice text={message('CHAIN_CHECK')} /> : !hasProvider && <NetworkNotice />}
      <RecipientField
        ref={form.refOf('recipient')}
        draft={form.values}
        error={form.errorOf('recipient')}
        onChange={form.write}
      />
      <AmountField
        ref={form.refOf('amount')}
        amount={form.values.amount}
        error={form.errorOf('amount')}
        fee={account?.fee}
        maximum={account && fromWei(maximumTransfer(account.balance, estimatedFee(account.fee)))}
        onChange={(amount) => form.write({ amount })}
      />
      <Button type="submit" variant="primary" disabled={!transferOf(form.values) || isError || isOnOtherChain}>
        {t('next')}
      </Button>
    </form>
  );
}

interface ChainAccount {
  /** In wei. */
  balance: bigint;
  fee: Fee;
}

/** Balance and fee for a transfer from `from` to `to`, read again every 15 seconds. */
function useChainAccount(from: string, to: string | null) {
  const load = useXetaGateway();
  return useQuery<ChainAccount, TransferError>({
    queryKey: ['transfer-account', from, to],
    queryFn: async () => {
      const gateway = await load();
      const [balance, fee] = await Promise.all([gateway.balanceOf(from), gateway.estimateFee(from, to ?? from)]);
      return { balance, fee };
    },
    staleTime: 0,
    refetchInterval: REFRESH_INTERVAL_MS,
    // A new recipient keeps the amounts of the last one on the screen until its own are known.
    placeholderData: (previous) => previous,
  });
}
