import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { askCompany } from '@tryout/contract/recruiter-links/recruiter-links';
import { useDeferredValue, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { foundCompaniesQuery, useAskCompany } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';
import classes from './links.module.css';
import { PermissionFields, type WholeTerms } from './terms-fields.tsx';

/** A recruiter or an agency asks a company, found by name or by the code that it gave them. */
export function AskCompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const ask = useAskCompany();
  const [name, setName] = useState('');
  const q = useDeferredValue(name.trim());
  const found = useQuery({ ...foundCompaniesQuery(q), enabled: q.length >= 2 });
  const form = useForm(askCompany, {
    start: {
      company_id: '',
      code: '',
      message: '',
      permissions: ['invite', 'move'] as WholeTerms['permissions'],
    },
    error: ask.error,
    busy: ask.isPending,
  });
  const { company_id: chosen, code, message, permissions } = form.values;
  const send = () =>
    ask.mutate(
      { ...(code.trim() ? { code } : chosen ? { company_id: chosen } : {}), message, permissions },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('links.ask.recruiter')}
      submitLabel={t('links.send_request')}
      form={form}
      onSubmit={send}
    >
      <TextInput
        label={t('links.company')}
        description={t('links.company.hint')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {q.length >= 2 && found.data && (
        <fieldset className={classes.checks}>
          <legend className="visually-hidden">{t('links.company')}</legend>
          {found.data.items.length === 0 && <p role="status">{t('links.company.none')}</p>}
          {found.data.items.map((company) => (
            <label key={company.company_id} className={classes.choice}>
              <input
                type="radio"
                name="company"
                checked={chosen === company.company_id}
                onChange={() => form.set({ company_id: company.company_id })}
              />
              <span>
                <bdi>{company.name}</bdi>
                {company.website && (
                  <>
                    {' '}
                    · <bdi>{company.website}</bdi>
                  </>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <TextInput {...form.text('code', t('links.code'))} description={t('links.code.hint')} />
      <Textarea {...form.text('message', t('links.message'))} autosize minRows={2} maxLength={1000} />
      <PermissionFields permissions={permissions} onChange={(next) => form.set({ permissions: next })} />
    </FormDialog>
  );
}
