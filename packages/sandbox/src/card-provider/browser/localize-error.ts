/** The provider's script translates the reasons of a decline into the language of its `locale`; the API answers in English. */
const JAPANESE: Record<string, string> = {
  card_declined: 'カードが拒否されました。',
  insufficient_funds: 'カードの残高が不足しています。',
  authentication_required: 'カードが拒否されました。この取引には認証が必要です。',
  expired_card: 'カードの有効期限が切れています。',
  incorrect_cvc: 'カードのセキュリティコードが正しくありません。',
  incorrect_number: 'カード番号が正しくありません。',
  api_connection_error: 'カード会社のサービスに接続できませんでした。',
};

interface ProviderError {
  type?: string;
  code?: string;
  decline_code?: string;
  message?: string;
}

/** @param error of a card or of the connection; others are meant for developers and stay in English */
export function localizeError<Reason extends ProviderError>(error: Reason, language: string): Reason {
  const known = [error.decline_code, error.code, error.type].find((key) => key && key in JAPANESE);
  const message = known && JAPANESE[known];
  return language === 'ja' && message ? { ...error, message } : error;
}
