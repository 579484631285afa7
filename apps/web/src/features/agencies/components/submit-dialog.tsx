import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { submitCandidate } from '@tryout/contract/agencies/submissions';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { PlanRoom } from '../../plans/room.public.ts';
import { candidatesQuery, type DeskPositionDetail, type Proof, useSubmit } from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';
import { ConsentFile } from './consent-file.tsx';

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
  const [proof, setProof] = useState<Proof | null>(null);
  const people = useQuery({ ...candidatesQuery(name), placeholderData: keepPreviousData });
  const form = useForm(submitCandidate, {
    start: () => ({ person_id: '', consent_proof: '', consent_on: today(), note: '' }),
    error: submit.error,
    busy: submit.isPending,
  });
  const { person_id: person } = form.values;
  const items = people.data?.items ?? [];
  // Whoever was chosen stays, also while other words are searched for.
  const isListed = person === '' || items.some((each) => each.person_id === person);
  const send = () =>
    submit.mutate(
      {
        agency_share_id: position.agency_share_id,
        ...form.values,
        ...(proof && { consent_proof_id: proof.consent_proof_id }),
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
      form={form}
      onSubmit={send}
    >
      <PlanRoom feature="agency.portal" />
      <p>{t('agencies.submit_hint')}</p>
      <TextInput
        label={t('agencies.candidate_search')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        {...form.text('person_id', t('agencies.candidate'))}
        description={t('agencies.candidate_needs')}
        value={isListed ? person : ''}
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
        {...form.text('consent_proof', t('agencies.consent_proof'))}
        description={t('agencies.consent_proof_hint')}
        required
        withAsterisk={false}
        maxLength={1000}
      />
      <TextInput
        {...form.text('consent_on', t('agencies.consent_on'))}
        type="date"
        required
        withAsterisk={false}
      />
      <ConsentFile proof={proof} onProof={setProof} />
      <Textarea {...form.text('note', t('agencies.your_note'))} autosize minRows={3} maxLength={4000} />
    </FormDialog>
  );
}
