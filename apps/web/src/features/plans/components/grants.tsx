import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useQuery } from '@tanstack/react-query';
import { type GrantedEntitlement, grantByHand } from '@tryout/contract/entitlements/entitlements';
import type { FeatureValue } from '@tryout/domain/plans/features';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { featuresQuery, grantsQuery, organizationsQuery, useEndGrant, useGrant } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';
import { wholeOf } from './money-text.ts';
import { usePlanWords } from './use-plan-words.ts';

interface GrantsProps {
  /** Whose; undefined: the latest of all that were granted by hand. */
  readonly organization: string | undefined;
  readonly onChoose: (organization: string | undefined) => void;
}

/** What organizations may use and what gave it; the super admin grants more by hand, with a reason. */
export function Grants({ organization, onChoose }: GrantsProps) {
  const t = useText(messages);
  const [typed, setTyped] = useState('');
  const organizations = useQuery(organizationsQuery(typed)).data?.items ?? [];
  const query = useQuery(grantsQuery(organization));
  const [granting, setGranting] = useState(false);
  const [ending, setEnding] = useState<GrantedEntitlement | null>(null);
  const end = useEndGrant();
  return (
    <Stack gap={5}>
      <Select
        label={t('plans.grants.organization')}
        placeholder={t('plans.grants.all')}
        searchable
        clearable
        filter={({ options }) => options}
        data={organizations.map((one) => ({ value: one.organization_id, label: one.name }))}
        onSearchChange={setTyped}
        value={organization ?? null}
        onChange={(value) => onChoose(value ?? undefined)}
      />
      {organization && (
        <div>
          <Button onClick={() => setGranting(true)}>{t('plans.grants.add')}</Button>
        </div>
      )}
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t(organization ? 'plans.grants.none' : 'plans.grants.none_at_all')} />
          ) : (
            <GrantTable items={items} onEnd={setEnding} />
          )
        }
      </QueryView>
      {granting && organization && (
        <GrantDialog organization={organization} onClose={() => setGranting(false)} />
      )}
      <ReasonDialog
        opened={ending !== null}
        onClose={() => setEnding(null)}
        onConfirm={({ note }) => {
          if (ending) end.mutate({ id: ending.id, reason: note }, { onSuccess: () => setEnding(null) });
        }}
        title={t('plans.grants.end.title', { name: ending?.name ?? '' })}
        confirmLabel={t('plans.grants.end')}
        noteLabel={t('plans.grants.reason')}
        noteRequired
        busy={end.isPending}
        error={end.error}
        danger
      >
        <p>{t('plans.grants.end.about')}</p>
      </ReasonDialog>
    </Stack>
  );
}

function GrantTable({
  items,
  onEnd,
}: {
  items: readonly GrantedEntitlement[];
  onEnd: (grant: GrantedEntitlement) => void;
}) {
  const t = useText(messages);
  const format = useFormat();
  const words = usePlanWords();
  return (
    <SimpleTable
      caption={t('plans.tab.grants')}
      stacks
      columns={[
        { key: 'name', header: t('plans.feature') },
        { key: 'organization', header: t('plans.grants.organization') },
        { key: 'value', header: t('plans.grants.value') },
        { key: 'source', header: t('plans.grants.source') },
        { key: 'when', header: t('plans.grants.when') },
        { key: 'reason', header: t('plans.grants.reason') },
        { key: 'actions', header: t('plans.actions') },
      ]}
      rows={items.map((one) => ({
        key: one.id,
        cells: [
          one.name,
          <bdi key="organization">{one.organization_name}</bdi>,
          words.value(one.kind, one.value),
          [t(`plans.source.${one.source}`), one.from_name || one.granted_by_name].filter(Boolean).join(' · '),
          one.ends
            ? t('plans.grants.from_to', { from: format.date(one.starts), to: format.date(one.ends) })
            : t('plans.grants.from', { from: format.date(one.starts) }),
          <bdi key="reason">{one.reason}</bdi>,
          one.source === 'manual' && one.is_in_force ? (
            <Button key="end" variant="default" onClick={() => onEnd(one)}>
              {t('plans.grants.end')}
            </Button>
          ) : (
            t(one.is_in_force ? 'plans.grants.in_force' : 'plans.grants.over')
          ),
        ],
      }))}
    />
  );
}

function GrantDialog({ organization, onClose }: { organization: string; onClose: () => void }) {
  const t = useText(messages);
  const features = useQuery(featuresQuery()).data?.items ?? [];
  const grant = useGrant();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(grantByHand, {
    start: { key: 'positions.active', value: '', ends: '', reason: '' },
    error: grant.error,
    busy: grant.isPending,
    optional: ['ends', 'value'],
    check: ({ key: chosen, value }) =>
      features.find((one) => one.key === chosen)?.kind !== 'flag' &&
      value !== 'true' &&
      wholeOf(value) === null
        ? [{ field: 'value', message: t('plans.days.wrong') }]
        : [],
  });
  const { values } = form;
  const isFlag = features.find((one) => one.key === values.key)?.kind === 'flag';
  const submit = () => {
    const value: FeatureValue = isFlag || values.value === 'true' ? true : (wholeOf(values.value) ?? 0);
    const ends = values.ends === '' ? null : new Date(`${values.ends}T23:59:59`).toISOString();
    grant.mutate(
      { key, body: { organization_id: organization, key: values.key, value, ends, reason: values.reason } },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      form={form}
      title={t('plans.grants.add')}
      submitLabel={t('plans.grants.add')}
      onSubmit={submit}
    >
      <NativeSelect
        {...form.text('key', t('plans.feature'))}
        data={features.map((one) => ({ value: one.key, label: one.name }))}
      />
      {!isFlag && (
        <>
          <TextInput
            {...form.text('value', t('plans.grants.amount'))}
            value={values.value === 'true' ? '' : values.value}
            disabled={values.value === 'true'}
            inputMode="numeric"
          />
          <CheckBox
            label={t('plans.value.unlimited')}
            checked={values.value === 'true'}
            onChange={(checked) => form.set({ value: checked ? 'true' : '' })}
          />
        </>
      )}
      <TextInput
        {...form.text('ends', t('plans.grants.ends'))}
        description={t('plans.grants.ends.about')}
        type="date"
      />
      <TextInput {...form.text('reason', t('plans.grants.reason'))} maxLength={300} />
    </FormDialog>
  );
}
