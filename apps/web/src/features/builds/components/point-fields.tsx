import { Button, NativeSelect, TextInput } from '@mantine/core';
import { DATA_POINT_TYPES } from '@tryout/game-sdk/build-manifest';
import type { StandingValue } from '@tryout/game-sdk/data-point-value';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../builds.messages.ts';
import { pointsIn, sentKeys, type WrittenPoint, withPoints, withSentPoints } from '../manifest-points.ts';
import { EXAMPLE_POINT } from '../manifest-to-begin-with.ts';
import classes from './point-fields.module.css';

interface PointFieldsProps {
  /** The manifest as it is written. */
  readonly text: string;
  /** What the game sent in the latest trial. */
  readonly sent: readonly StandingValue[];
  readonly onChange: (text: string) => void;
}

/** The data points of a manifest as fields, begun with the keys that the game really sent. */
export function PointFields({ text, sent, onChange }: PointFieldsProps) {
  const t = useText(messages);
  const points = pointsIn(text);
  if (points === null) return <p>{t('builds.mapping.unreadable')}</p>;
  const keys = sentKeys(sent);
  const declared = new Set(points.map(({ key }) => key));
  const fresh = [...keys.keys()].filter((key) => !declared.has(key));
  const put = (next: readonly WrittenPoint[]) => onChange(withPoints(text, next));
  return (
    <fieldset className={classes.points}>
      <legend>{t('builds.points')}</legend>
      <Stack gap={4}>
        {sent.length === 0 && <p>{t('builds.mapping.play_first')}</p>}
        {fresh.length > 0 && (
          <Row>
            <p role="status">
              {t('builds.mapping.sent', { count: fresh.length })} <code dir="ltr">{fresh.join(', ')}</code>
            </p>
            <Button variant="default" onClick={() => put(withSentPoints(points, sent, EXAMPLE_POINT))}>
              {t('builds.mapping.use', { count: fresh.length })}
            </Button>
          </Row>
        )}
        {points.map((point, at) => (
          <PointRow
            key={`${point.key} ${points.slice(0, at).filter(({ key }) => key === point.key).length}`}
            point={point}
            came={keys.get(point.key)}
            onChange={(next) => put(points.with(at, next))}
            onRemove={() => put(points.toSpliced(at, 1))}
          />
        ))}
      </Stack>
    </fieldset>
  );
}

const DIRECTIONS = ['higher', 'lower', 'target', 'none'] as const;
const NUMERIC = ['number', 'integer', 'ratio', 'duration_ms'];

interface PointRowProps {
  readonly point: WrittenPoint;
  /** What came under its key; undefined where nothing did. */
  readonly came: readonly StandingValue[] | undefined;
  readonly onChange: (point: WrittenPoint) => void;
  readonly onRemove: () => void;
}

function PointRow({ point, came, onChange, onRemove }: PointRowProps) {
  const t = useText(messages);
  const { key, type } = point;
  const isNumeric = NUMERIC.includes(type);
  const last = came?.at(-1);
  const bound = (end: 'min' | 'max', value: number | null) => {
    const { [end]: _before, ...rest } = point;
    onChange(value === null ? rest : { ...rest, [end]: value });
  };
  return (
    <section className={classes.point} aria-label={key}>
      <p className={classes.key}>
        <code dir="ltr">{key}</code>
        <span className={classes.came}>
          {last
            ? t('builds.mapping.came', {
                value: JSON.stringify(last.value).slice(0, SHOWN),
                count: came?.length ?? 0,
              })
            : t('builds.mapping.never_came')}
        </span>
      </p>
      <NativeSelect
        label={t('builds.points.type')}
        value={type}
        data={DATA_POINT_TYPES.map((value) => ({ value, label: t(`builds.type.${value}`) }))}
        onChange={(event) => {
          const next = DATA_POINT_TYPES.find((each) => each === event.currentTarget.value) ?? type;
          onChange(asType(point, next, came));
        }}
      />
      {isNumeric && (
        <>
          <BoundField
            key={`min ${point.min}`}
            label={t('builds.mapping.min')}
            value={point.min}
            onChange={(value) => bound('min', value)}
          />
          <BoundField
            key={`max ${point.max}`}
            label={t('builds.mapping.max')}
            value={point.max}
            onChange={(value) => bound('max', value)}
          />
        </>
      )}
      {type !== 'object' && (
        <NativeSelect
          label={t('builds.points.direction')}
          value={point.direction ?? 'none'}
          data={DIRECTIONS.map((value) => ({ value, label: t(`builds.direction.${value}`) }))}
          onChange={(event) => {
            const direction = DIRECTIONS.find((each) => each === event.currentTarget.value) ?? 'none';
            onChange({ ...point, direction });
          }}
        />
      )}
      <CheckBox
        label={t('builds.mapping.required')}
        checked={point.required === true}
        onChange={(required) => onChange({ ...point, required })}
      />
      <Button variant="subtle" size="compact-md" onClick={onRemove}>
        {t('builds.mapping.remove')} <code className="visually-hidden">{key}</code>
      </Button>
    </section>
  );
}

interface BoundFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** Told when the field is left, with null where it is empty; what is no number is not told. */
  readonly onChange: (value: number | null) => void;
}

/** The least or the greatest value of a data point; the manifest keeps the one before while what is written is no number. */
function BoundField({ label, value, onChange }: BoundFieldProps) {
  const t = useText(messages);
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    const written = text.trim();
    const next = written === '' ? null : Number(written.replace(',', '.'));
    const wrong = next !== null && !Number.isFinite(next);
    setWrong(wrong);
    if (!wrong && next !== (value ?? null)) onChange(next);
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      value={text}
      error={isWrong ? t('builds.mapping.no_number') : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

/** Characters of a value that are shown. */
const SHOWN = 40;

/** A point as another type: bounds belong to numbers, the values of a choice to a choice. */
function asType(
  { min, max, options: _options, ...point }: WrittenPoint,
  type: WrittenPoint['type'],
  came: readonly StandingValue[] = [],
): WrittenPoint {
  if (type === 'enum') {
    const options = [
      ...new Set(came.map(({ value }) => (typeof value === 'string' ? value : String(value)))),
    ];
    return { ...point, type, options: options.length > 0 ? options : ['yes', 'no'] };
  }
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return { ...point, type, ...(NUMERIC.includes(type) && bounds) };
}
