import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useHookForm,
} from 'react-hook-form';

/** The code of the broken rule of each field that has one. `SHOWN` is one that the field shows itself, such as too many characters by their count. */
type Problems<Values> = { [Name in keyof Values]?: string | false | null | undefined };
type CodeOf<Found> = Exclude<Found[keyof Found], 'SHOWN' | false | null | undefined>;

interface FormOptions<Values, Found extends Problems<Values>> {
  /** What the fields hold at first: a draft, or what is saved. Read once. */
  initial: Values | (() => Values);
  /**
   * The rules, of `@xana/validation` where the platform checks the same. Called with each change, so that a rule may depend on what
   * only the component knows.
   *
   * @param submitted the values of the last submit; null before it
   */
  check(values: Values, submitted: Values | null): Found;
  /** Left out by a component that has its own texts, see `problemOf`. */
  textOf?(code: CodeOf<Found>): string;
  /** Problems are shown once a field was left, and not while it is typed for the first time. */
  isCheckedWhenLeft?: boolean;
  /** Keeps a draft. */
  onChange?(values: Values): void;
  /** Called with values without a problem, and not again before its promise has settled. */
  onSubmit(values: Values): unknown;
}

/** The properties of a `TextField` or `TextArea` in a form. */
export interface FormField {
  name: string;
  value: string;
  error: string | undefined;
  ref(element: { focus(): void } | null): void;
  onBlur(): void;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

/**
 * The one way to fill in and submit a form. A broken rule is shown while the member types, but a field that is still empty only with the submit,
 * which moves the focus to the first field that needs the member. The submit button stays enabled.
 */
export function useForm<Values extends FieldValues, const Found extends Problems<Values>>(
  options: FormOptions<Values, Found>,
) {
  const { initial, check, textOf, isCheckedWhenLeft = false, onChange, onSubmit } = options;
  const [first] = useState(initial);
  const [submitted, setSubmitted] = useState<Values | null>(null);
  const isRunning = useRef(false);
  const form = useHookForm<Values>({
    defaultValues: first as DefaultValues<Values>,
    resolver: (values) => {
      const wrong = Object.entries(check(values, values)).filter(([, code]) => code);
      const errors = Object.fromEntries(wrong.map(([name, code]) => [name, { type: code as string }]));
      return wrong.length > 0 ? { values: {}, errors: errors as object } : { values, errors: {} };
    },
  });
  const { dirtyFields, touchedFields } = form.formState;
  const values = form.watch();
  const problems = check(values, submitted);

  const set = (name: string, value: unknown, shouldTouch = false) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldTouch });
  /** Changes some values: what an upload or a choice adds, whatever was typed meanwhile. */
  const write = (change: Partial<Values>) => {
    for (const [name, value] of Object.entries(change)) set(name, value);
    onChange?.(form.getValues());
  };
  /** The broken rule of a field, once it is shown. */
  const problemOf = (name: keyof Values & string): CodeOf<Found> | 'SHOWN' | null => {
    const problem = (problems[name] || null) as CodeOf<Found> | 'SHOWN' | null;
    if (!problem || submitted) return problem;
    const isLeft = name in touchedFields || !isCheckedWhenLeft;
    return isLeft && (name in dirtyFields || isFilled(values[name])) ? problem : null;
  };
  const errorOf = (name: keyof Values & string): string | undefined => {
    const problem = problemOf(name);
    return problem && problem !== 'SHOWN' ? textOf?.(problem) : undefined;
  };
  /** The place in the form that has the focus when the submit finds a problem of `name`. */
  const refOf = (name: keyof Values & string) => (element: { focus(): void } | null) =>
    form.register(name as Path<Values>).ref(element && { name, focus: () => element.focus() });
  /** The properties of a field of text. */
  const field = (name: TextName<Values>): FormField => ({
    name,
    ref: refOf(name),
    value: values[name] as string,
    error: errorOf(name),
    onBlur: () => set(name, form.getValues()[name], true),
    onChange: (event) => write({ [name]: event.target.value } as Partial<Values>),
  });
  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const run = form.handleSubmit(
      (valid) => {
        setSubmitted(valid);
        return onSubmit(valid);
      },
      () => setSubmitted(form.getValues()),
    );
    await run().finally(() => {
      isRunning.current = false;
    });
  };
  return {
    values,
    write,
    field,
    refOf,
    errorOf,
    problemOf,
    /** Every broken rule, whether it is shown or not. */
    problems,
    isSubmitted: submitted !== null,
    submit: () => void submit(),
    /** Begins again, with what is saved now or with nothing. */
    reset(next: Values = first) {
      form.reset(next);
      setSubmitted(null);
      onChange?.(next);
    },
    /** The properties of the `form` element. */
    props: {
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        // React passes on the submit of a form in a dialog of this form.
        if (event.target === event.currentTarget) void submit();
      },
    },
  };
}

/** A list or an object, such as what a frame reports, is filled when something in it is. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isFilled)
    : value !== '' && value !== false && value !== null && value !== undefined;
