import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { candidatesQuery, type DeskPositionDetail, useSubmit } from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';

/** The day it is where the reader is, as a date field says it. */
const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** An agency submits one of its candidates for a shared position, with the proof of consent. */
export function SubmitDialog({ position, onClose }: { position: DeskPositionDetail; onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const submit = useSubmit(key);
  const [name, setName] = useState('');
  const [person, setPerson] = useState('');
  const [note, setNote] = useState('');
  const [proof, setProof] = useState('');
  const [on, setOn] = useState(today);
  const people = useQuery({ ...candidatesQuery(name), placeholderData: keepPreviousData });
  const errors = formErrors(submit.error);
  const items = people.data?.items ?? [];
  // Whoever was chosen stays, also while other words are searched for.
  const isListed = person === '' || items.some((each) => each.person_id === person);
  const send = () =>
    submit.mutate(
      {
        agency_share_id: position.agency_share_id,
        person_id: person,
        note,
        consent_proof: proof,
        consent_on: on,
      },
      {
        onSuccess: ({ data }) =>
          void navigate({
            to: '/user/submissions/$submissionId',
            params: { submissionId: data.submission_id },
          }),
      },
    );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('agencies.submit_title', { position: position.title })}
      submitLabel={t('agencies.submit')}
      busy={submit.isPending}
      onSubmit={send}
    >
      <FormErrorList
        errors={errors.list}
        labels={{
          person_id: t('agencies.candidate'),
          consent_proof: t('agencies.consent_proof'),
          consent_on: t('agencies.consent_on'),
        }}
      />
      <p>{t('agencies.submit_hint')}</p>
      <TextInput
        label={t('agencies.candidate_search')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        id={fieldId('person_id')}
        label={t('agencies.candidate')}
        description={t('agencies.candidate_needs')}
        value={isListed ? person : ''}
        onChange={(event) => setPerson(event.currentTarget.value)}
        error={errors.of('person_id')}
        data={[
          { value: '', label: t('agencies.candidate_choose') },
          ...items.map((each) => ({
            value: each.person_id,
            label: [`${each.first_name} ${each.last_name}`.trim(), each.email].filter(Boolean).join(' · '),
          })),
        ]}
      />
      {people.data && items.length === 0 && <p>{t('agencies.candidate_none')}</p>}
      <div>
        <LinkButton variant="default" to="/user/candidates" search={{ add: true }}>
          {t('agencies.candidate_add')}
        </LinkButton>
      </div>
      <TextInput
        id={fieldId('consent_proof')}
        label={t('agencies.consent_proof')}
        description={t('agencies.consent_proof_hint')}
        required
        withAsterisk={false}
        maxLength={1000}
        value={proof}
        onChange={(event) => setProof(event.currentTarget.value)}
        error={errors.of('consent_proof')}
      />
      <TextInput
        id={fieldId('consent_on')}
        type="date"
        label={t('agencies.consent_on')}
        required
        withAsterisk={false}
        value={on}
        onChange={(event) => setOn(event.currentTarget.value)}
        error={errors.of('consent_on')}
      />
      <Textarea
        id={fieldId('note')}
        label={t('agencies.your_note')}
        autosize
        minRows={3}
        maxLength={4000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={errors.of('note')}
      />
    </FormDialog>
  );
}
