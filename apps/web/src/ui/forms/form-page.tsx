import { type FormEvent, type ReactNode, useEffect } from 'react';
import { setPageTitle } from '../../platform/page-title.ts';
import classes from './form-page.module.css';

interface FormPageProps {
  title: string;
  intro?: ReactNode;
  /** Above the title, such as a StepBar. */
  progress?: ReactNode;
  children: ReactNode;
  buttons?: ReactNode;
  /** Below the buttons: other ways to go. */
  aside?: ReactNode;
  onSubmit?: () => void;
}

/** A public page that is one short form: sign in, sign up, a new password. Enter sends it. */
export function FormPage({ title, intro, progress, children, buttons, aside, onSubmit }: FormPageProps) {
  useEffect(() => setPageTitle(title), [title]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <div className={classes.page}>
      {progress}
      <form className={classes.card} onSubmit={submit} noValidate>
        <h1 className={classes.title}>{title}</h1>
        {intro && <p className={classes.intro}>{intro}</p>}
        {children}
        {buttons && <div className={classes.buttons}>{buttons}</div>}
      </form>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}
