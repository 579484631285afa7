import type { AnyRoute, RouteSend } from '@tryout/contract/define-route';
import { type ChangeEvent, useState } from 'react';
import type { FieldError } from '../../platform/api/api-error.ts';
import { fieldId } from './field-id.ts';
import { type FormErrors, formErrors } from './form-errors.ts';

/** What a form holds: fields of what a call takes, as they are, or as text while they are typed. */
type Typed<Body> = { readonly [Name in keyof Body]?: Body[Name] | string };

type Names<Values, Kind> = {
  [Name in keyof Values]-?: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

interface FormOptions<Values> {
  /** What the fields hold at first. */
  readonly start: Values | (() => Values);
  /** What the last call failed with; the server's words go to the fields that it names. */
  readonly error: unknown;
  /** What the form itself has found, by field. */
  readonly found?: readonly FieldError[];
  /** Names a form in a dialog over another form. */
  readonly within?: string;
}

/** A form whose fields are those that a call of the contract takes. */
export interface Form<Values> {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  /** Whether anything is another than at first. */
  readonly isChanged: boolean;
  /** A text or a choice, for `TextInput`, `Textarea` and `NativeSelect`. */
  readonly text: (
    name: Names<Values, string>,
    label: string,
  ) => {
    readonly id: string;
    readonly label: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (
      event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
    ) => void;
  };
  /** Yes or no, for `CheckBox`. */
  readonly box: (
    name: Names<Values, boolean>,
    label: string,
  ) => { readonly label: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void };
  /** For `FormErrorList`: all that is wrong, with the labels of the fields. */
  readonly wrong: {
    readonly errors: FormErrors['list'];
    readonly labels: Readonly<Record<string, string>>;
    readonly within: string;
  };
  readonly errorOf: FormErrors['of'];
}

/**
 * Holds the fields of a form. `route` is the call that takes them: a field that its body does not have does not compile.
 *
 * ```tsx
 * const form = useForm(updateMember, { start: { role: member.role, title: member.title }, error: update.error });
 * <FormErrorList {...form.wrong} />
 * <TextInput {...form.text('title', t('organizations.people.job'))} />
 * ```
 */
export function useForm<Route extends AnyRoute, Values extends Typed<RouteSend<Route>['body']>>(
  _route: Route,
  options: FormOptions<Values & Record<Exclude<keyof Values, keyof RouteSend<Route>['body']>, never>>,
): Form<Values> {
  const [first] = useState<Values>(options.start);
  const [values, setValues] = useState<Values>(first);
  const errors = formErrors(options.error, options.found);
  const { within = '' } = options;
  const labels: Record<string, string> = {};
  const set = (changes: Partial<Values>) => setValues((old) => ({ ...old, ...changes }));
  return {
    values,
    set,
    isChanged: (Object.keys(first) as (keyof Values)[]).some((name) => first[name] !== values[name]),
    text: (name, label) => {
      labels[name] = label;
      return {
        id: fieldId(name, within),
        label,
        value: values[name] as string,
        error: errors.of(name),
        onChange: ({ currentTarget: { value } }) => set({ [name]: value } as unknown as Partial<Values>),
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
    wrong: { errors: errors.list, labels, within },
    errorOf: errors.of,
  };
}
