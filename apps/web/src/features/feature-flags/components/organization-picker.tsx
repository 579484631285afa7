import { Button, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { organizationsQuery } from '../feature-flags.api.ts';
import { messages } from '../feature-flags.messages.ts';

interface Chosen {
  readonly organization_id: string;
  readonly name: string;
}

/** Organizations, found by a part of their name. */
export function OrganizationPicker({
  id,
  error,
  chosen,
  onChange,
}: {
  readonly id: string;
  readonly error: string | undefined;
  readonly chosen: readonly Chosen[];
  readonly onChange: (next: readonly Chosen[]) => void;
}) {
  const t = useText(messages);
  const [typed, setTyped] = useState('');
  const found =
    useQuery({ ...organizationsQuery(typed), placeholderData: keepPreviousData }).data?.items ?? [];
  const open = found.filter(
    (one) => !chosen.some(({ organization_id }) => organization_id === one.organization_id),
  );
  return (
    <Stack gap={2}>
      <Select
        id={id}
        label={t('flags.organizations')}
        description={t('flags.organizations.about')}
        placeholder={t('flags.organizations.find')}
        nothingFoundMessage={t('flags.organizations.none')}
        error={error}
        searchable
        filter={({ options }) => options}
        data={open.map((one) => ({ value: one.organization_id, label: one.name }))}
        searchValue={typed}
        onSearchChange={setTyped}
        value={null}
        onChange={(value) => {
          const added = open.find(({ organization_id }) => organization_id === value);
          if (!added) return;
          onChange([...chosen, { organization_id: added.organization_id, name: added.name }]);
          setTyped('');
        }}
      />
      {chosen.map((one) => (
        <Row key={one.organization_id} gap={3}>
          <bdi>{one.name}</bdi>
          <Button
            variant="subtle"
            aria-label={t('flags.organizations.remove_one', { name: one.name })}
            onClick={() =>
              onChange(chosen.filter(({ organization_id }) => organization_id !== one.organization_id))
            }
          >
            {t('flags.organizations.remove')}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
