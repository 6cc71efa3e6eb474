import { useErrorText } from '@xana/i18n/errors';
import { useCallback } from 'react';
import { useToast } from '../context/mount-context.ts';

/** Shows why a quick action failed: an error without a field or section of its own (decisions/0027). */
export function useErrorToast(): (error: unknown) => void {
  const toast = useToast();
  const errorText = useErrorText();
  return useCallback((error) => toast({ text: errorText(error), tone: 'danger' }), [toast, errorText]);
}
