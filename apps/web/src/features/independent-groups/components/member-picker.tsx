import { Button, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { recruitersQuery } from '../independent-groups.api.ts';
import { messages } from '../independent-groups.messages.ts';

/** Somebody who was chosen. */
export interface ChosenMember {
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
}

/** Independent recruiters, found by name or address. */
export function MemberPicker({
  id,
  error,
  chosen,
  onChange,
}: {
  readonly id: string;
  readonly error: string | undefined;
  readonly chosen: readonly ChosenMember[];
  readonly onChange: (next: readonly ChosenMember[]) => void;
}) {
  const t = useText(messages);
  const [typed, setTyped] = useState('');
  const found = useQuery({ ...recruitersQuery(typed), placeholderData: keepPreviousData }).data?.items ?? [];
  const open = found.filter((one) => !chosen.some(({ user_id }) => user_id === one.user_id));
  return (
    <Stack gap={2}>
      <Select
        id={id}
        label={t('groups.members')}
        description={t('groups.members.about')}
        placeholder={t('groups.members.find')}
        error={error}
        searchable
        filter={({ options }) => options}
        data={open.map((one) => ({ value: one.user_id, label: `${one.name} · ${one.email}` }))}
        searchValue={typed}
        onSearchChange={setTyped}
        value={null}
        onChange={(value) => {
          const added = open.find(({ user_id }) => user_id === value);
          if (!added) return;
          onChange([...chosen, added]);
          setTyped('');
        }}
      />
      {chosen.map((one) => (
        <Row key={one.user_id} gap={3}>
          <span>
            <bdi>{one.name}</bdi> · <bdi>{one.email}</bdi>
          </span>
          <Button
            variant="subtle"
            aria-label={t('groups.members.remove_one', { name: one.name })}
            onClick={() => onChange(chosen.filter(({ user_id }) => user_id !== one.user_id))}
          >
            {t('groups.members.remove')}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
