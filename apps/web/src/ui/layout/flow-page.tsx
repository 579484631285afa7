import { type FormEvent, type ReactNode, useEffect } from 'react';
import { setPageTitle } from '../../platform/page-title.ts';
import { FormErrorList } from '../forms/form-error-list.tsx';
import type { FormControl } from '../forms/use-form.ts';
import classes from './flow-page.module.css';

interface FlowPageProps {
  title: string;
  /** What it is a step of; comes first in the name of the browser's tab. */
  about?: string;
  /** Above the title: where one is, such as a StepBar or "4 of 6". */
  progress?: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
  /** The bar at the bottom, above the keyboard; the main button last. */
  buttons: ReactNode;
  /** Beside the buttons: a SaveState. */
  status?: ReactNode;
  /** Its errors stand below the introduction. */
  form?: FormControl;
  /** Makes the whole screen a form. */
  onSubmit?: () => void;
}

/** One screen of the candidate's flow: one column, one thing, its buttons in a bar at the bottom. */
export function FlowPage({
  title,
  about,
  progress,
  intro,
  children,
  buttons,
  status,
  form,
  onSubmit,
}: FlowPageProps) {
  useEffect(() => setPageTitle(title, about && `${about} · ${title}`), [title, about]);
  const body = (
    <>
      <div className={classes.body}>
        {progress}
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {intro !== undefined && <div className={classes.intro}>{intro}</div>}
        {form && <FormErrorList {...form.wrong} />}
        {children}
      </div>
      <div className={classes.bar}>
        <div className={classes.inner}>
          <div className={classes.status}>{status}</div>
          {buttons}
        </div>
      </div>
    </>
  );
  if (!onSubmit) return <div className={classes.page}>{body}</div>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form) form.submit(onSubmit);
    else onSubmit();
  };
  return (
    <form className={classes.page} onSubmit={submit} noValidate>
      {body}
    </form>
  );
}
