import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { foundCompaniesQuery, useAskCompany } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';
import classes from './links.module.css';
import { PermissionFields, type WholeTerms } from './terms-fields.tsx';

/** A recruiter or an agency asks a company, found by name or by the code that it gave them. */
export function AskCompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const ask = useAskCompany();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState('');
  const [code, setCode] = useState('');
  const [message, setMessage] = useState('');
  const [permissions, setPermissions] = useState<WholeTerms['permissions']>(['invite', 'move']);
  const q = useDeferredValue(name.trim());
  const found = useQuery({ ...foundCompaniesQuery(q), enabled: q.length >= 2 });
  const errors = formErrors(ask.error);
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
      busy={ask.isPending}
      onSubmit={send}
    >
      <FormErrorList errors={errors.list} labels={{ code: t('links.code') }} />
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
                onChange={() => setChosen(company.company_id)}
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
      <TextInput
        id={fieldId('code')}
        label={t('links.code')}
        description={t('links.code.hint')}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={errors.of('code')}
      />
      <Textarea
        id={fieldId('message')}
        label={t('links.message')}
        autosize
        minRows={2}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={errors.of('message')}
      />
      <PermissionFields permissions={permissions} onChange={setPermissions} />
    </FormDialog>
  );
}
