import { Select, Textarea } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Lead } from '@tryout/contract/leads/leads';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { deskMessages } from '../desk.messages.ts';
import { leadOrganizationsQuery } from '../leads.api.ts';

interface Chosen {
  readonly organization_id: string;
  readonly name: string;
}

/** Says which organization a lead became, as far as that is known; the one that has its address is proposed. */
export function ApproveDialog({
  lead,
  busy,
  error,
  onClose,
  onConfirm,
}: {
  readonly lead: Lead;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  readonly onConfirm: (given: { readonly organization_id: string | null; readonly note: string }) => void;
}) {
  const t = useText(deskMessages);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  // Undefined until somebody chooses: then the first that matches is proposed.
  const [chosen, setChosen] = useState<Chosen | null | undefined>();
  const first = useQuery(leadOrganizationsQuery(lead.lead_id, '')).data?.items ?? [];
  const proposed = first.find(({ match }) => match !== null) ?? null;
  const value = chosen === undefined ? proposed : chosen;
  const search = typed === value?.name ? '' : typed;
  const found =
    useQuery({ ...leadOrganizationsQuery(lead.lead_id, search), placeholderData: keepPreviousData }).data
      ?.items ?? [];
  const options =
    value && !found.some((one) => one.organization_id === value.organization_id) ? [value, ...found] : found;
  return (
    <ConfirmDialog
      opened
      title={t('leads.convert.title', { name: lead.name })}
      confirmLabel={t('leads.convert')}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => onConfirm({ organization_id: value?.organization_id ?? null, note: note.trim() })}
    >
      <p>{t('leads.convert.text')}</p>
      <Select
        mt={16}
        label={t('leads.convert.organization')}
        placeholder={t('leads.convert.find')}
        nothingFoundMessage={t('leads.convert.none')}
        searchable
        clearable
        filter={({ options: all }) => all}
        data={options.map((one) => ({ value: one.organization_id, label: one.name }))}
        value={value?.organization_id ?? null}
        onSearchChange={setTyped}
        onChange={(id) => setChosen(options.find((one) => one.organization_id === id) ?? null)}
      />
      <Textarea
        mt={16}
        label={t('leads.convert.note')}
        autosize
        minRows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
