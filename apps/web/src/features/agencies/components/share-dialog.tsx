import { NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeAgencyShare, sharePosition } from '@tryout/contract/agencies/agency-positions';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { type Form, useForm } from '../../../ui/forms/use-form.ts';
import { PlanRoom } from '../../plans/room.public.ts';
import {
  type AgencyShare,
  agenciesQuery,
  sharablePositionsQuery,
  useChangeShare,
  useSharePosition,
} from '../agencies.api.ts';

import { messages } from '../agencies.messages.ts';

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
  const only = agencies.length === 1 ? (agencies[0]?.agency_id ?? '') : '';
  const form = useForm(sharePosition, {
    start: { position_id: first ?? '', agency_id: '', terms: '', note: '' },
    error: share.error,
    busy: share.isPending,
  });
  const { position_id: position, agency_id: agency } = form.values;
  if (agency === '' && only !== '') form.restart({ ...form.values, agency_id: only });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('agencies.share_title')}
      submitLabel={t('agencies.share_go')}
      form={form}
      onSubmit={() => share.mutate(form.values, { onSuccess: onClose })}
    >
      <PlanRoom feature="agency.portal" />
      {positions.data?.length === 0 && <p>{t('agencies.position_none')}</p>}
      <NativeSelect
        {...form.text('position_id', t('agencies.position'))}
        value={positions.data?.some(({ id }) => id === position) ? position : ''}
        data={[
          { value: '', label: t('agencies.position_choose') },
          ...(positions.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <NativeSelect
        {...form.text('agency_id', t('agencies.agency'))}
        data={[
          ...(only ? [] : [{ value: '', label: t('agencies.agency_choose') }]),
          ...agencies.map((each) => ({ value: each.agency_id, label: each.name })),
        ]}
      />
      <WordFields form={form} />
    </FormDialog>
  );
}

/** Changes terms and note of a shared position. */
export function ShareTermsDialog({ share, onClose }: { share: AgencyShare; onClose: () => void }) {
  const t = useText(messages);
  const change = useChangeShare(share.agency_share_id);
  const form = useForm(changeAgencyShare, {
    start: { terms: share.terms, note: share.note },
    error: change.error,
    busy: change.isPending,
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('agencies.change_title', { agency: share.agency.name, position: share.position.title })}
      form={form}
      onSubmit={() => change.mutate(form.values, { onSuccess: onClose })}
    >
      <WordFields form={form} />
    </FormDialog>
  );
}

function WordFields({ form }: { form: Pick<Form<{ terms: string; note: string }>, 'text'> }) {
  const t = useText(messages);
  return (
    <>
      <Textarea
        {...form.text('terms', t('agencies.terms'))}
        description={t('agencies.terms_hint')}
        required
        withAsterisk={false}
        autosize
        minRows={2}
        maxLength={2000}
      />
      <Textarea {...form.text('note', t('agencies.share_note'))} autosize minRows={2} maxLength={2000} />
    </>
  );
}
