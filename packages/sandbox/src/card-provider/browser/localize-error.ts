/** The provider's script translates the reasons of a decline into the language of its `locale`; the API answers in English. */
const JAPANESE: Record<string, string> = {
  card_declined: 'カードが拒否されました。',
  insufficient_funds: 'カードの残高が不足しています。',
  authentication_required: 'カードが拒否されました。この取引には認証が必要です。',
  expired_card: 'カードの有効期限が切れています。',
  incorrect_cvc: 'カードのセキュリティコードが正しくありません。',
  incorrect_number: 'カード番号が正しくありません。',
};

interface ProviderError {
  code?: string;
  decline_code?: string;
  message?: string;
}

/** @param error of a card; others are meant for developers and stay in English */
export function localizeError<Reason extends ProviderError>(error: Reason, language: string): Reason {
  const message = JAPANESE[error.decline_code ?? ''] ?? JAPANESE[error.code ?? ''];
  return language === 'ja' && message ? { ...error, message } : error;
}
