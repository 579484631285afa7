import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  addIndependentGroup,
  changeIndependentGroup,
  type IndependentGroup,
} from '@tryout/contract/independent-groups/independent-groups';
import type { FeatureValue } from '@tryout/domain/plans/features';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { FeatureValues } from '../../plans/public.ts';
import { groupOptionsQuery, useSaveGroup } from '../independent-groups.api.ts';
import { messages } from '../independent-groups.messages.ts';
import { type ChosenMember, MemberPicker } from './member-picker.tsx';

const dayOf = (instant: string | null | undefined): string => instant?.slice(0, 10) ?? '';

/** A day's first or last moment in UTC; an instant that was not touched stays as it is. */
function momentOf(day: string, before: string | null | undefined, isEnd: boolean): string | null {
  if (day === '') return null;
  if (before && dayOf(before) === day) return before;
  return `${day}T${isEnd ? '23:59:59.000' : '00:00:00.000'}Z`;
}

/** Writes a group: what it is called, what it gives, to whom, and for how long. */
export function GroupDialog({
  group,
  onClose,
}: {
  /** Null: a new one. */
  readonly group: IndependentGroup | null;
  readonly onClose: () => void;
}) {
  const t = useText(messages);
  const options = useQuery(groupOptionsQuery()).data;
  const save = useSaveGroup();
  const [key] = useState(() => crypto.randomUUID());
  const [members, setMembers] = useState<readonly ChosenMember[]>(group?.members ?? []);
  const form = useForm([addIndependentGroup, changeIndependentGroup], {
    start: {
      name: group?.name ?? '',
      description: group?.description ?? '',
      plan_id: group?.plan?.plan_id ?? '',
      features: (group?.features ?? {}) as Readonly<Record<string, FeatureValue>>,
      simulation_ids: (group?.simulations ?? []).map(({ simulation_id }) => simulation_id),
      member_ids: (group?.members ?? []).map(({ user_id }) => user_id),
      starts: dayOf(group?.starts),
      ends: dayOf(group?.ends),
    },
    error: save.error,
    busy: save.isPending,
    optional: ['description', 'plan_id', 'starts', 'ends'],
  });
  const { values } = form;
  const submit = () =>
    save.mutate(
      {
        of: group && { id: group.independent_group_id, version: group.version },
        key,
        body: {
          name: values.name,
          description: values.description,
          plan_id: values.plan_id === '' ? null : values.plan_id,
          features: values.features,
          simulation_ids: values.simulation_ids,
          member_ids: values.member_ids,
          starts: momentOf(values.starts, group?.starts, false),
          ends: momentOf(values.ends, group?.ends, true),
        },
      },
      { onSuccess: onClose },
    );
  const { id, error } = form.field('member_ids', t('groups.members'));
  return (
    <FormDialog
      opened
      onClose={onClose}
      form={form}
      title={group ? t('groups.edit', { name: group.name }) : t('groups.add')}
      submitLabel={t(group ? 'groups.save' : 'groups.add')}
      onSubmit={submit}
    >
      <TextInput {...form.text('name', t('groups.name'))} required maxLength={120} />
      <Textarea
        {...form.text('description', t('groups.description'))}
        autosize
        minRows={2}
        maxLength={2000}
      />
      <MemberPicker
        id={id}
        error={error}
        chosen={members}
        onChange={(next) => {
          setMembers(next);
          form.set({ member_ids: next.map(({ user_id }) => user_id) });
        }}
      />
      <NativeSelect
        {...form.text('plan_id', t('groups.plan'))}
        description={t('groups.plan.about')}
        data={[
          { value: '', label: t('groups.plan.none') },
          ...(options?.plans ?? []).map((plan) => ({ value: plan.plan_id, label: plan.name })),
        ]}
      />
      <FeatureValues
        features={options?.features ?? []}
        values={values.features}
        onChange={(features) => form.set({ features })}
        errorOf={(one) => form.errorOf(`features.${one}`)}
      />
      <fieldset>
        <legend>{t('groups.simulations')}</legend>
        <p>{t('groups.simulations.about')}</p>
        {(options?.simulations ?? []).map((one) => (
          <CheckBox
            key={one.simulation_id}
            label={one.name}
            checked={values.simulation_ids.includes(one.simulation_id)}
            onChange={(isChosen) =>
              form.set({
                simulation_ids: isChosen
                  ? [...values.simulation_ids, one.simulation_id]
                  : values.simulation_ids.filter((each) => each !== one.simulation_id),
              })
            }
          />
        ))}
      </fieldset>
      <TextInput
        {...form.text('starts', t('groups.starts'))}
        description={t('groups.starts.about')}
        type="date"
      />
      <TextInput {...form.text('ends', t('groups.ends'))} description={t('groups.ends.about')} type="date" />
    </FormDialog>
  );
}
