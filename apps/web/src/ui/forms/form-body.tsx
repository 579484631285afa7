import type { FormEvent, ReactNode } from 'react';
import { FormErrorList } from './form-error-list.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { FormControl } from './use-form.ts';

interface FormBodyProps {
  form: FormControl;
  onSubmit: () => void;
  children: ReactNode;
  className?: string | undefined;
  /** Names of fields that the form itself does not draw. */
  labels?: Readonly<Record<string, string>>;
  id?: string;
  /** What is typed is kept elsewhere, or nothing is lost by leaving. */
  mayLeave?: boolean;
}

/** A form on a page: what is wrong on top, sent once, and asked about before it is left unsaved. */
export function FormBody({
  form,
  onSubmit,
  children,
  className,
  labels,
  id,
  mayLeave = false,
}: FormBodyProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(onSubmit);
  };
  return (
    <form id={id} className={className} onSubmit={submit} noValidate>
      <FormErrorList {...form.wrong} {...(labels ? { labels } : {})} />
      {children}
      {!mayLeave && <UnsavedGuard form={form} />}
    </form>
  );
}
