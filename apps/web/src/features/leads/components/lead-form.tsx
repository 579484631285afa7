import { Button, Textarea, TextInput } from '@mantine/core';
import { type Lead, sendLead } from '@tryout/contract/leads/leads';
import { useState } from 'react';
import { currentLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useSendLead } from '../leads.api.ts';
import { messages } from '../leads.messages.ts';
import { utmOf } from '../utm.ts';
import classes from './lead-form.module.css';

/** Four fields and the agreement. What is answered is a number to name in further talk. */
export default function LeadForm({ source }: { readonly source: Lead['source'] }) {
  const t = useText(messages);
  const send = useSendLead();
  const [trap, setTrap] = useState('');
  const form = useForm(sendLead, {
    start: { name: '', email: '', company: '', message: '', consent: false as boolean as true },
    error: send.error,
    busy: send.isPending,
    missing: { name: t('leads.name.missing'), email: t('leads.email.missing') },
    check: ({ consent }) => (consent ? [] : [{ field: 'consent', message: t('leads.consent.missing') }]),
  });
  if (send.data) {
    return (
      <div role="status" className={classes.sent}>
        <p>
          <strong>{t('leads.sent')}</strong>
        </p>
        <p>{t('leads.sent.mail', { email: form.values.email.trim() })}</p>
        <p>
          {t.rich('leads.sent.reference', {
            reference: send.data.reference,
            b: (words) => <strong>{words}</strong>,
          })}
        </p>
      </div>
    );
  }
  const submit = () =>
    send.mutate({
      ...form.values,
      source,
      utm: utmOf(window.location.search),
      locale: currentLocale(),
      website: trap,
    });
  const consent = form.field('consent', t('leads.consent.label'));
  return (
    <FormBody form={form} onSubmit={submit} mayLeave>
      <Stack gap={4}>
        <TextInput {...form.text('name', t('leads.name'))} autoComplete="name" maxLength={120} required />
        <TextInput
          {...form.text('email', t('leads.email'))}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextInput
          {...form.text('company', t('leads.company'))}
          autoComplete="organization"
          maxLength={160}
        />
        <Textarea {...form.text('message', t('leads.message'))} autosize minRows={3} maxLength={4000} />
        <div className={classes.trap} aria-hidden>
          <label htmlFor={fieldId('website')}>{t('leads.trap')}</label>
          <input
            id={fieldId('website')}
            tabIndex={-1}
            autoComplete="off"
            value={trap}
            onChange={({ currentTarget }) => setTrap(currentTarget.value)}
          />
        </div>
        <div id={consent.id} tabIndex={-1}>
          <CheckBox {...form.box('consent', t('leads.consent'))} />
          {consent.error && (
            <p className={classes.error} role="alert">
              {consent.error}
            </p>
          )}
        </div>
        <div>
          <Button type="submit" loading={send.isPending}>
            {t('leads.send')}
          </Button>
        </div>
      </Stack>
    </FormBody>
  );
}
