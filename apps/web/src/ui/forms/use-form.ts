import type { AnyRoute, RouteSend } from '@tryout/contract/define-route';
import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../platform/api/api-error.ts';
import { fieldId } from './field-id.ts';
import { type FieldRules, ruleProblems } from './field-rules.ts';
import { type FormErrors, formErrors } from './form-errors.ts';
import { problemSentence } from './problem-sentence.ts';

/** What a form holds: fields of what a call takes, as they are, or as text while they are typed. */
type Typed<Body> = { readonly [Name in NamesIn<Body>]?: In<Body, Name> | string };

/** What the call takes in its body or its path, or the one or other of several that a form sends by. */
type BodyOf<Routes> = Routes extends readonly (infer One)[]
  ? BodyOf<One>
  : Routes extends AnyRoute
    ? RouteSend<Routes>['body'] | Named<RouteSend<Routes>['params']>
    : never;

/** Leaves out what has no names. */
type Named<Params> = string extends keyof Params ? never : Params;

/** Of a body of several kinds the names of each. */
type NamesIn<Body> = Body extends unknown ? keyof Body : never;
type In<Body, Name> = Body extends unknown ? (Name extends keyof Body ? Body[Name] : never) : never;

type Names<Values, Kind> = {
  [Name in keyof Values]-?: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

interface FormOptions<Values> {
  /** What the fields hold at first. */
  readonly start: Values | (() => Values);
  /** What the last call failed with; the server's words go to the fields that it names. */
  readonly error: unknown;
  /** A call is under way: the form is not sent once more. */
  readonly busy?: boolean;
  /**
   * What the form itself finds, beyond what the schema asks of each field. It is said at a field from the first time
   * that this is left, of all of them once the form was to be sent, which it is not as long as anything is found.
   */
  readonly check?: (values: Values) => readonly FieldError[];
  /** Words for a field that is empty and may not be, instead of "Email is required." */
  readonly missing?: Readonly<Partial<Record<keyof Values, string>>>;
  /** Fields that the form fills in itself where they are left empty. */
  readonly optional?: readonly (keyof Values)[];
  /** Names a form in a dialog over another form. */
  readonly within?: string;
  /** Where the fields are kept instead of here: a draft that outlives the page (`useKeptDraft`), or what saves itself. */
  readonly hold?: {
    readonly value: Values;
    readonly set: (next: Values) => void;
    readonly isChanged: boolean;
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the parts around a form know of it: `FormDialog`, `FormPage`, `FlowPage` and `FormBody`. */
export interface FormControl {
  /** Anything is another than at first, or than it was when it was last stored. */
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  /** Whether leaving now loses something; for handlers. */
  readonly isUnsaved: () => boolean;
  /** Calls `send` unless something is wrong or a call is under way; a second press is the same one. Says whether it did. */
  readonly submit: (send: () => void) => boolean;
  /** For `FormErrorList`: all that is wrong, with the labels of the fields. */
  readonly wrong: {
    readonly errors: FormErrors['list'];
    readonly labels: Readonly<Record<string, string>>;
    readonly within: string;
    readonly round: number;
  };
}

/** A form whose fields are those that a call of the contract takes. */
export interface Form<Values> extends FormControl {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  /** Takes what the fields hold now, or `values`, for what they held at first. */
  readonly restart: (values?: Values) => void;
  /** A text or a choice, for `TextInput`, `Textarea` and `NativeSelect`. */
  readonly text: (
    name: Names<Values, string>,
    label: string,
  ) => {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: ChangeEvent<Control>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** A text, for parts that hand over what was typed: `PasswordField`, `PinField`. */
  readonly typed: (
    name: Names<Values, string>,
    label: string,
  ) => {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (value: string) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Yes or no, for `CheckBox`. */
  readonly box: (
    name: Names<Values, boolean>,
    label: string,
  ) => { readonly label: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void };
  /** For a part that shows the value in its own way, or a place within one (`steps.0`). */
  readonly field: (
    name: keyof Values | `${keyof Values & string}.${string}`,
    label: string,
  ) => { readonly id: string; readonly label: string; readonly error: string | undefined };
  readonly errorOf: FormErrors['of'];
}

/** A second press within this time is the same one, ms. */
const SAME_PRESS_MS = 400;

/**
 * Holds the fields of a form. `_routes` is the call that takes them, or several: a field that its body does not have does not compile,
 * and what its schema asks of a text is said as soon as the field is left (`rules`, which the build fills in).
 *
 * ```tsx
 * const form = useForm(updateMember, { start: { role: member.role, title: member.title }, error: update.error });
 * <FormDialog form={form} onSubmit={() => update.mutate(form.values)} …>
 *   <TextInput {...form.text('title', t('organizations.people.job'))} />
 * ```
 */
export function useForm<
  const Routes extends AnyRoute | readonly AnyRoute[],
  Values extends Typed<BodyOf<Routes>>,
>(
  _routes: Routes,
  options: FormOptions<Values & Record<Exclude<keyof Values, NamesIn<BodyOf<Routes>>>, never>>,
  rules: FieldRules = {},
): Form<Values> {
  const { within = '', busy = false, error } = options;
  const [first, setFirst] = useState<Values>(options.start);
  const [own, setOwn] = useState<Values>(first);
  const hold = options.hold as FormOptions<Values>['hold'];
  const values = hold?.value ?? own;
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const [tried, setTried] = useState<{ round: number; found: readonly FieldError[] }>({
    round: 0,
    found: [],
  });
  const [labels] = useState<Record<string, string>>(() => ({}));
  const sent = useRef<{ at: number; values: Values | null }>({ at: 0, values: null });

  useEffect(() => {
    // Answered: the next press is another one.
    if (!busy) return;
    return () => {
      sent.current.at = 0;
    };
  }, [busy]);
  useEffect(() => {
    if (error) sent.current.values = null;
  }, [error]);

  const find = () => [
    ...ruleProblems(rules, values as Readonly<Record<string, unknown>>)
      .filter(
        ({ field }) =>
          !(isBlank(values[field as keyof Values]) && options.optional?.includes(field as keyof Values)),
      )
      .map(({ field, message }) => ({
        field,
        message:
          (isBlank(values[field as keyof Values]) && options.missing?.[field as keyof Values]) || message,
      })),
    ...(options.check?.(values as never) ?? []),
  ];
  const isShown = ({ field }: FieldError) => left.has(field) || tried.round > 0;
  const here = left.size > 0 || tried.round > 0 ? find().filter(isShown) : [];
  const answered = formErrors(tried.found.length > 0 ? null : error, tried.found);
  const errorOf = (name: string) => {
    const own = here.find(({ field }) => field === name)?.message;
    if (own !== undefined) return problemSentence(own);
    return tried.found.length > 0 ? undefined : answered.of(name);
  };

  const set = (changes: Partial<Values>) =>
    hold ? hold.set({ ...hold.value, ...changes }) : setOwn((old) => ({ ...old, ...changes }));
  const isChanged =
    hold?.isChanged ??
    (Object.keys(first) as (keyof Values)[]).some((name) => !isSame(first[name], values[name]));
  const field = (name: string, label: string) => {
    labels[name] = label;
    return { id: fieldId(name, within), label, error: errorOf(name) };
  };
  const onBlur = (name: string) => (event: FocusEvent) => {
    // On the way to a button nothing may move away from under the pointer.
    if (event.relatedTarget?.matches('input, select, textarea, [contenteditable]') && !left.has(name))
      setLeft(new Set([...left, name]));
  };
  return {
    values,
    set,
    restart: (next = values) => {
      setFirst(next);
      setOwn(next);
      setLeft(new Set());
      setTried({ round: 0, found: [] });
    },
    isChanged,
    isBusy: busy,
    isUnsaved: () => !hold && isChanged && sent.current.values !== values,
    submit: (send) => {
      const now = performance.now();
      if (busy || (sent.current.at > 0 && now - sent.current.at < SAME_PRESS_MS)) return false;
      // A field that is not asked for just now cannot be wrong.
      const found = find().filter(
        ({ field }) => !(field in rules) || document.getElementById(fieldId(field, within)),
      );
      setTried((before) => ({ round: before.round + 1, found }));
      if (found.length > 0) return false;
      sent.current = { at: now, values };
      send();
      return true;
    },
    text: (name, label) => ({
      ...field(name, label),
      value: values[name] as string,
      onChange: ({ currentTarget: { value } }) => set({ [name]: value } as unknown as Partial<Values>),
      onBlur: onBlur(name),
    }),
    typed: (name, label) => {
      const { error: problem } = field(name, label);
      return {
        name,
        label,
        value: values[name] as string,
        error: problem,
        onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
        onBlur: onBlur(name),
      };
    },
    box: (name, label) => {
      labels[name] = label;
      return {
        label,
        checked: values[name] as boolean,
        onChange: (checked) => set({ [name]: checked } as unknown as Partial<Values>),
      };
    },
    field: (name, label) => field(String(name), label),
    wrong: { errors: answered.list, labels, within, round: tried.round },
    errorOf,
  };
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Lists and small records are compared by what is in them. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && one !== null && JSON.stringify(one) === JSON.stringify(other));
