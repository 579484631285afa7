import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { createSimulation } from '@tryout/contract/simulations/simulations-building';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { PlanRoom } from '../../plans/room.public.ts';
import { messages } from '../library.messages.ts';
import { simulationsQuery, useCreateSimulation } from '../simulations.api.ts';

const WAYS = ['blank', 'templates', 'library'] as const;
type Way = (typeof WAYS)[number];
const MANY = 100;

/** Begins a simulation: blank, from a template, or as a copy of a ready one. */
export function CreateSimulationDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const create = useCreateSimulation();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<Way>('blank');
  const form = useForm(createSimulation, {
    start: { name: '', template_id: '', kind: 'library' as 'library' | 'template' },
    error: create.error,
    busy: create.isPending,
  });
  const { name, template_id, kind } = form.values;
  const { data } = useQuery({
    ...simulationsQuery({
      scope: way === 'blank' ? 'templates' : way,
      status: 'published',
      recordsPerPage: MANY,
    }),
    enabled: way !== 'blank',
  });
  const sources = data?.items ?? [];
  const begin = () => {
    // A changed form is another request.
    setKey(crypto.randomUUID());
    create.mutate(
      {
        key,
        body: {
          name,
          kind,
          ...(way === 'blank' || template_id === '' ? {} : { template_id }),
        },
      },
      {
        onSuccess: (made) =>
          void navigate({
            to: '/user/simulations/$simulationId/build/$step',
            params: { simulationId: made.id, step: 'purpose' },
          }),
      },
    );
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('library.create')}
      submitLabel={t('library.create.go')}
      form={form}
      onSubmit={begin}
    >
      <PlanRoom feature="simulations.custom" />
      <Stack gap={4}>
        <Radio.Group
          label={t('library.create.from')}
          value={way}
          onChange={(value) => {
            setWay(WAYS.find((each) => each === value) ?? 'blank');
            form.set({ template_id: '' });
          }}
        >
          <Stack gap={1}>
            {WAYS.map((value) => (
              <Radio key={value} value={value} label={t(`library.create.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {way !== 'blank' && (
          <NativeSelect
            {...form.text('template_id', t(`library.create.${way}`))}
            required
            data={[
              {
                value: '',
                label: t(sources.length === 0 ? 'library.create.no_source' : 'library.create.choose'),
              },
              ...sources.map((each) => ({ value: each.id, label: each.name })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const chosen = sources.find((each) => each.id === value);
              form.set({
                template_id: value,
                ...(chosen && name.trim() === '' && { name: nextVersionName(chosen.name) }),
              });
            }}
          />
        )}
        <TextInput {...form.text('name', t('library.create.name'))} required maxLength={120} />
        <NativeSelect
          {...form.text('kind', t('library.create.kind'))}
          data={[
            { value: 'library', label: t('library.create.kind.library') },
            { value: 'template', label: t('library.create.kind.template') },
          ]}
        />
      </Stack>
    </FormDialog>
  );
}
