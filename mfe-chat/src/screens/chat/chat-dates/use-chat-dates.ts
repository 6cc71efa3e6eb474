import { useLanguage } from '@xana/i18n';
import { createChatDates } from '@xana/i18n/chat-dates';
import { useMemo } from 'react';

/** Days and times as a conversation shows them, in the selected language. */
export function useChatDates() {
  const locale = useLanguage();
  return useMemo(() => createChatDates(locale), [locale]);
}
