import { NativeSelect, TextInput } from '@mantine/core';
import { instantsOf, neighboursOf } from '@tryout/domain/interviews/time-zones';
import { zonedText } from '@tryout/domain/interviews/zoned-text';
import { useState } from 'react';
import { intlTag, useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../interviews.messages.ts';
import { cityOf } from './clock-text.ts';

interface LocalTimeFieldProps {
  label: string;
  zone: string;
  duration_min: number;
  onChange: (instant: string | null) => void;
  error?: string | undefined;
}

/**
 * A time by the clocks of a zone. A time that the clocks leave out is refused with both neighbours offered; of one that
 * they show twice it is asked which is meant.
 */
export function LocalTimeField({ label, zone, duration_min, onChange, error }: LocalTimeFieldProps) {
  const t = useText(messages);
  const tag = intlTag(useLocale());
  const [typed, setTyped] = useState('');
  const [which, setWhich] = useState(0);
  const [day = '', clock = ''] = typed.split('T');
  const [hour, minute] = clock.split(':').map(Number);
  const local = day && clock ? { day, minute: (hour ?? 0) * 60 + (minute ?? 0) } : null;
  const instants = local ? instantsOf(zone, local) : [];
  const textOf = (at: number) =>
    zonedText(tag, zone, {
      starts_at: new Date(at).toISOString(),
      ends_at: new Date(at + duration_min * 60_000).toISOString(),
    });
  const put = (value: string, index: number) => {
    setTyped(value);
    setWhich(index);
    const [newDay = '', newClock = ''] = value.split('T');
    const [h, m] = newClock.split(':').map(Number);
    const found =
      newDay && newClock ? instantsOf(zone, { day: newDay, minute: (h ?? 0) * 60 + (m ?? 0) }) : [];
    const at = found[index] ?? found[0];
    onChange(at === undefined ? null : new Date(at).toISOString());
  };
  const isLeftOut = local !== null && instants.length === 0;
  const around = isLeftOut ? neighboursOf(zone, local).map((at) => textOf(at).time.split('–')[0] ?? '') : [];
  return (
    <>
      <TextInput
        type="datetime-local"
        label={label}
        description={t('interviews.clock_of', { city: cityOf(zone) })}
        value={typed}
        onChange={(event) => put(event.currentTarget.value, 0)}
        error={
          isLeftOut ? t('interviews.clock_skips', { before: around[0] ?? '', after: around[1] ?? '' }) : error
        }
      />
      {instants.length > 1 && (
        <NativeSelect
          label={t('interviews.clock_twice')}
          value={String(which)}
          onChange={(event) => put(typed, Number(event.currentTarget.value))}
          data={instants.map((at, index) => ({
            value: String(index),
            label: `${textOf(at).time} ${textOf(at).zone}`,
          }))}
        />
      )}
    </>
  );
}
