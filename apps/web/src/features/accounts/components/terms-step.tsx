import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { acceptTerms } from '@tryout/contract/terms/terms';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { termsQuery, useAcceptTerms } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';
import { BackButton } from './back-button.tsx';
import { LeaveButton } from './leave-button.tsx';
import classes from './terms-step.module.css';
import { TermsText } from './terms-text.tsx';

interface TermsStepProps {
  title: string;
  progress?: ReactNode;
  isSignup?: boolean;
  onDone?: () => void;
}

/** The last step of the sign-up, and the question when a text has changed: read and accept. */
export function TermsStep({ title, progress, isSignup = false, onDone }: TermsStepProps) {
  const t = useText(messages);
  const user = useCurrentUser();
  const terms = useQuery(termsQuery(useLocale()));
  const accept = useAcceptTerms();
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const open = user.terms_to_accept;
  const ready = open.every((one) => agreed.has(one.kind));
  const form = useForm(acceptTerms, {
    start: {},
    error: accept.error,
    busy: accept.isPending,
    check: () => (ready ? [] : [{ field: '', message: t('accounts.terms.missing') }]),
  });
  const toggle = (kind: string) => {
    const next = new Set(agreed);
    if (!next.delete(kind)) next.add(kind);
    setAgreed(next);
  };
  const submit = () => {
    accept.mutate(
      open.map((one) => one.terms_id),
      { onSuccess: () => onDone?.() },
    );
  };
  return (
    <FormPage
      form={form}
      title={title}
      intro={t('accounts.terms.intro')}
      progress={progress}
      onSubmit={submit}
      buttons={
        <>
          {isSignup && <BackButton />}
          <Button type="submit" loading={accept.isPending}>
            {t('accounts.terms.finish')}
          </Button>
        </>
      }
      aside={<LeaveButton />}
    >
      <QueryView query={terms}>
        {(data) => (
          <>
            {open.map((one) => {
              const text = data.items.find((item) => item.kind === one.kind);
              return (
                <section key={one.terms_id} className={classes.text} aria-label={one.title}>
                  {text && <TermsText text={text} />}
                  <label className={classes.agree}>
                    <input type="checkbox" checked={agreed.has(one.kind)} onChange={() => toggle(one.kind)} />
                    <span>{t('accounts.terms.agree', { title: one.title })}</span>
                  </label>
                </section>
              );
            })}
          </>
        )}
      </QueryView>
    </FormPage>
  );
}
