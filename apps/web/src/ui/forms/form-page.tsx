import { type FormEvent, type ReactNode, useEffect } from 'react';
import { setPageTitle } from '../../platform/page-title.ts';
import { FormErrorList } from './form-error-list.tsx';
import classes from './form-page.module.css';
import type { FormControl } from './use-form.ts';

interface FormPageProps {
  title: string;
  intro?: ReactNode;
  /** Above the title, such as a StepBar. */
  progress?: ReactNode;
  children?: ReactNode;
  buttons?: ReactNode;
  /** Below the buttons: other ways to go. */
  aside?: ReactNode;
  /** Its errors stand below the title. */
  form?: FormControl;
  onSubmit?: () => void;
}

/** A public page that is one short form: sign in, sign up, a new password. Enter sends it. */
export function FormPage({
  title,
  intro,
  progress,
  children,
  buttons,
  aside,
  form,
  onSubmit,
}: FormPageProps) {
  useEffect(() => setPageTitle(title), [title]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form && onSubmit) form.submit(onSubmit);
    else onSubmit?.();
  };
  return (
    <div className={classes.page}>
      {progress}
      <form className={classes.card} onSubmit={submit} noValidate>
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        {intro && <p className={classes.intro}>{intro}</p>}
        {form && <FormErrorList {...form.wrong} />}
        {children}
        {buttons && <div className={classes.buttons}>{buttons}</div>}
      </form>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}
