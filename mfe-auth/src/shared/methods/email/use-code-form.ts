import { useForm } from '@xana/remote-kit/form';
import { useEffect, useRef } from 'react';
import { useText } from '../phrases/phrases.ts';
import { CODE_LENGTH } from './code-field.tsx';

/**
 * The form of a code, which its last digit submits.
 *
 * @param wrong why the last code was not accepted: the next digit replaces it
 */
export function useCodeForm(enter: (code: string) => Promise<void>, wrong: unknown) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }, submitted) => ({
      // The rule of the submit: between two digits the user knows that some are missing.
      code: submitted?.code === code && code.length < CODE_LENGTH ? 'email.incomplete' : null,
    }),
    textOf: t,
    onSubmit: ({ code }) => enter(code),
  });
  useEffect(() => {
    input.current?.focus();
    if (wrong) input.current?.select();
  }, [wrong]);
  const place = form.refOf('code');
  return {
    ...form,
    error: form.errorOf('code'),
    input,
    codeField: {
      ref(element: HTMLInputElement | null) {
        input.current = element;
        place(element);
      },
      value: form.values.code,
      onChange: (code: string) => form.write({ code }),
      onComplete: form.submit,
    },
  };
}
