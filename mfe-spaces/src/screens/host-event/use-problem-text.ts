import { updateEvent } from '@xana/contracts/http/events/own-events';
import { useErrorText } from '@xana/i18n/errors';
import { messagePhrases } from '@xana/i18n/messages';
import { operationCodeOf } from '@xana/remote-kit';
import { useText } from './phrases/phrases.ts';

/** Why an event was not saved. The codes that a form knows have a text of their own. */
export function useProblemText(): (error: unknown) => string {
  const t = useText();
  const message = messagePhrases.useText();
  const errorText = useErrorText();
  return (error) => {
    const code = operationCodeOf(error, updateEvent);
    switch (code) {
      case 'SPACE_NOT_FOUND':
        return t('spaceGone');
      case 'EVENT_CHANGED':
      case 'EVENT_OVER':
      case 'EVENT_LIMIT_REACHED':
      case 'UPLOAD_IMAGE':
        return message(code);
      default:
        return errorText(error);
    }
  };
}
