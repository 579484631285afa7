import { NativeSelect, TextInput } from '@mantine/core';
import type { DataPointValue } from '@tryout/domain/formulas/formula';
import { useId, useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { dataPointName, useMeasureWords } from '../../../measures/public.ts';
import { messages } from '../../formula-page.messages.ts';
import type { TaskPoint } from '../../formulas.api.ts';
import { firstInput, rangeOf, stepOf } from '../../point-range.ts';
import { pointLine } from '../../point-text.ts';
import { seriesOf, seriesText } from '../../series-text.ts';
import classes from './value-field.module.css';

interface ValueFieldProps {
  point: TaskPoint;
  value: DataPointValue;
  onChange: (value: DataPointValue) => void;
}

/** One data point's value: a slider with a number, a switch, a choice, or a short list; or no value at all. */
export function ValueField({ point, value, onChange }: ValueFieldProps) {
  const t = useText(messages);
  const words = useMeasureWords();
  const id = useId();
  const name = dataPointName(point.key, words);
  return (
    <fieldset className={classes.field} aria-labelledby={id}>
      <div className={classes.head}>
        <span id={id} className={classes.name}>
          {name}
        </span>
        <label className={classes.missing}>
          <input
            type="checkbox"
            checked={value === null}
            onChange={(event) => onChange(event.currentTarget.checked ? null : firstInput(point))}
          />
          <span aria-hidden>{t('formulas.try.no_value')}</span>
          <span className="visually-hidden">{t('formulas.try.no_value_of', { name })}</span>
        </label>
      </div>
      <p className={classes.about}>
        <bdi>{pointLine(point, t, words)}</bdi>
      </p>
      {value !== null && <Control point={point} name={name} value={value} onChange={onChange} />}
    </fieldset>
  );
}

interface ControlProps extends ValueFieldProps {
  name: string;
}

function Control({ point, name, value, onChange }: ControlProps) {
  const t = useText(messages);
  const label = t('formulas.try.value', { name });
  if (point.type === 'series') return <SeriesInput label={label} value={value} onChange={onChange} />;
  if (point.type === 'boolean') {
    return (
      <NativeSelect
        aria-label={label}
        value={String(value === true)}
        data={[
          { value: 'true', label: t('formulas.try.yes') },
          { value: 'false', label: t('formulas.try.no') },
        ]}
        onChange={(event) => onChange(event.currentTarget.value === 'true')}
      />
    );
  }
  if (point.type === 'enum' || point.options.length > 0) {
    return (
      <NativeSelect
        aria-label={label}
        value={String(value)}
        data={[...point.options]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return <NumberInput point={point} label={label} value={Number(value)} onChange={onChange} />;
}

interface NumberInputProps {
  point: TaskPoint;
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function NumberInput({ point, label, value, onChange }: NumberInputProps) {
  const { min, max } = rangeOf(point);
  const step = stepOf(point);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && Number(typed) === value ? typed : String(value);
  return (
    <div className={classes.number} dir="ltr">
      <input
        type="range"
        aria-label={label}
        className={classes.slider}
        min={min}
        max={max}
        step={step}
        value={Math.min(max, Math.max(min, value))}
        onChange={(event) => onChange(Number(Number(event.currentTarget.value).toPrecision(12)))}
      />
      <input
        type="number"
        inputMode="decimal"
        aria-label={label}
        className={classes.exact}
        step="any"
        value={shown}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (text === '' || !Number.isFinite(Number(text))) return;
          setTyped(text);
          onChange(Number(text));
        }}
      />
    </div>
  );
}

interface SeriesInputProps {
  label: string;
  value: DataPointValue;
  onChange: (value: DataPointValue) => void;
}

function SeriesInput({ label, value, onChange }: SeriesInputProps) {
  const t = useText(messages);
  const [typed, setTyped] = useState<string | null>(null);
  const written = seriesText(value);
  const isOwn = typed !== null && (seriesOf(typed) === null || seriesText(seriesOf(typed)) === written);
  const shown = isOwn ? typed : written;
  return (
    <TextInput
      aria-label={label}
      description={t('formulas.try.series')}
      dir="ltr"
      value={shown}
      error={seriesOf(shown) === null ? t('formulas.try.series_wrong') : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const series = seriesOf(text);
        if (series !== null) onChange(series);
      }}
    />
  );
}
