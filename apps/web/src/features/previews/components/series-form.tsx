import { Button, NativeSelect, TextInput } from '@mantine/core';
import { PERSONA_GROUPS } from '@tryout/domain/plays/persona';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row } from '../../../ui/layout/stack.tsx';
import type { PersonaGroup } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';

const NUMBERS = ['20', '50', '100', '200', '500'] as const;

interface SeriesFormProps {
  readonly running: boolean;
  readonly onRun: (group: PersonaGroup, of: number, seed: string) => void;
  readonly onStop: () => void;
}

/** Who plays, how many, and which series. */
export function SeriesForm({ running, onRun, onStop }: SeriesFormProps) {
  const t = useText(messages);
  const [group, setGroup] = useState<PersonaGroup>('mixed');
  const [number, setNumber] = useState<string>('50');
  const [seed, setSeed] = useState('1');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun(group, Number(number), seed.trim() || '1');
  };
  return (
    <form onSubmit={submit}>
      <Row align="end">
        <NativeSelect
          label={t('previews.group')}
          description={t(`previews.group.${group}.plays`)}
          value={group}
          onChange={(event) =>
            setGroup(PERSONA_GROUPS.find((each) => each === event.currentTarget.value) ?? 'mixed')
          }
          data={PERSONA_GROUPS.map((value) => ({ value, label: t(`previews.group.${value}`) }))}
        />
        <NativeSelect
          label={t('previews.number')}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          data={[...NUMBERS]}
        />
        <TextInput
          label={t('previews.seed')}
          description={t('previews.seed_help')}
          value={seed}
          maxLength={64}
          onChange={(event) => setSeed(event.currentTarget.value)}
        />
        {running ? (
          <Button variant="default" onClick={onStop}>
            {t('previews.stop')}
          </Button>
        ) : (
          <Button type="submit">{t('previews.run')}</Button>
        )}
      </Row>
    </form>
  );
}
