import { NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { type FormErrors, formErrors } from '../../../ui/forms/form-errors.ts';
import {
  type AgencyShare,
  agenciesQuery,
  sharablePositionsQuery,
  useChangeShare,
  useSharePosition,
} from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';

interface Words {
  readonly terms: string;
  readonly note: string;
}

/** A company shares a published position with one of its agencies. */
export function ShareDialog({
  position: first,
  onClose,
}: {
  position: string | undefined;
  onClose: () => void;
}) {
  const t = useText(messages);
  const share = useSharePosition();
  const agencies = useQuery(agenciesQuery()).data?.items ?? [];
  const positions = useQuery(sharablePositionsQuery());
  const [position, setPosition] = useState(first ?? '');
  const [agency, setAgency] = useState('');
  const [words, setWords] = useState<Words>({ terms: '', note: '' });
  const errors = formErrors(share.error);
  const only = agencies.length === 1 ? (agencies[0]?.agency_id ?? '') : '';
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('agencies.share_title')}
      submitLabel={t('agencies.share_go')}
      busy={share.isPending}
      onSubmit={() =>
        share.mutate({ position_id: position, agency_id: agency || only, ...words }, { onSuccess: onClose })
      }
    >
      <FormErrorList
        errors={errors.list}
        labels={{
          position_id: t('agencies.position'),
          agency_id: t('agencies.agency'),
          terms: t('agencies.terms'),
        }}
      />
      {positions.data?.length === 0 && <p>{t('agencies.position_none')}</p>}
      <NativeSelect
        id={fieldId('position_id')}
        label={t('agencies.position')}
        value={positions.data?.some(({ id }) => id === position) ? position : ''}
        onChange={(event) => setPosition(event.currentTarget.value)}
        error={errors.of('position_id')}
        data={[
          { value: '', label: t('agencies.position_choose') },
          ...(positions.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <NativeSelect
        id={fieldId('agency_id')}
        label={t('agencies.agency')}
        value={agency || only}
        onChange={(event) => setAgency(event.currentTarget.value)}
        error={errors.of('agency_id')}
        data={[
          ...(only ? [] : [{ value: '', label: t('agencies.agency_choose') }]),
          ...agencies.map((each) => ({ value: each.agency_id, label: each.name })),
        ]}
      />
      <WordFields words={words} onChange={setWords} errors={errors} />
    </FormDialog>
  );
}

/** Changes terms and note of a shared position. */
export function ShareTermsDialog({ share, onClose }: { share: AgencyShare; onClose: () => void }) {
  const t = useText(messages);
  const change = useChangeShare(share.agency_share_id);
  const [words, setWords] = useState<Words>({ terms: share.terms, note: share.note });
  const errors = formErrors(change.error);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('agencies.change_title', { agency: share.agency.name, position: share.position.title })}
      busy={change.isPending}
      onSubmit={() => change.mutate(words, { onSuccess: onClose })}
    >
      <FormErrorList errors={errors.list} labels={{ terms: t('agencies.terms') }} />
      <WordFields words={words} onChange={setWords} errors={errors} />
    </FormDialog>
  );
}

function WordFields({
  words,
  onChange,
  errors,
}: {
  words: Words;
  onChange: (words: Words) => void;
  errors: FormErrors;
}) {
  const t = useText(messages);
  return (
    <>
      <Textarea
        id={fieldId('terms')}
        label={t('agencies.terms')}
        description={t('agencies.terms_hint')}
        required
        withAsterisk={false}
        autosize
        minRows={2}
        maxLength={2000}
        value={words.terms}
        onChange={(event) => onChange({ ...words, terms: event.currentTarget.value })}
        error={errors.of('terms')}
      />
      <Textarea
        id={fieldId('note')}
        label={t('agencies.share_note')}
        autosize
        minRows={2}
        maxLength={2000}
        value={words.note}
        onChange={(event) => onChange({ ...words, note: event.currentTarget.value })}
        error={errors.of('note')}
      />
    </>
  );
}
