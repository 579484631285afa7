import { Button, NativeSelect, TextInput } from '@mantine/core';
import { recipeProblem, type ValueRecipe } from '@tryout/domain/formulas/formula-recipes';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { messages } from '../../play.messages.ts';

interface RecipeFieldsProps {
  readonly recipe: ValueRecipe;
  readonly onChange: (recipe: ValueRecipe) => void;
}

/** The few numbers of what is made of a value. */
export function RecipeFields({ recipe, onChange }: RecipeFieldsProps) {
  const t = useText(messages);
  const problem = recipeProblem(recipe);
  return (
    <Stack gap={2}>
      <Fields recipe={recipe} onChange={onChange} />
      {problem !== null && <p role="alert">{t(`formulas.play.problem.${problem}`)}</p>}
    </Stack>
  );
}

function Fields({ recipe, onChange }: RecipeFieldsProps) {
  const t = useText(messages);
  if (recipe.kind === 't_score') {
    return (
      <Row>
        <NumberField
          label={t('formulas.play.mean')}
          value={recipe.mean}
          onChange={(mean) => onChange({ ...recipe, mean })}
        />
        <NumberField
          label={t('formulas.play.sd')}
          value={recipe.sd}
          onChange={(sd) => onChange({ ...recipe, sd })}
        />
        <NativeSelect
          label={t('formulas.play.better')}
          value={String(recipe.direction)}
          data={[
            { value: '1', label: t('formulas.play.higher') },
            { value: '-1', label: t('formulas.play.lower') },
          ]}
          onChange={(event) => onChange({ ...recipe, direction: event.currentTarget.value === '1' ? 1 : -1 })}
        />
      </Row>
    );
  }
  if (recipe.kind === 'line') {
    return (
      <Row>
        <NumberField
          label={t('formulas.play.zero_at')}
          value={recipe.zero_at}
          onChange={(zero_at) => onChange({ ...recipe, zero_at })}
        />
        <NumberField
          label={t('formulas.play.hundred_at')}
          value={recipe.hundred_at}
          onChange={(hundred_at) => onChange({ ...recipe, hundred_at })}
        />
      </Row>
    );
  }
  const { steps } = recipe;
  const last = steps.at(-1);
  return (
    <Stack gap={2}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <Row key={at} align="end">
          <NumberField
            label={t('formulas.play.from')}
            name={t('formulas.play.from_of', { n: at + 1 })}
            value={step.from}
            onChange={(from) => onChange({ ...recipe, steps: steps.with(at, { ...step, from }) })}
          />
          <NumberField
            label={t('formulas.play.points')}
            name={t('formulas.play.points_of', { n: at + 1 })}
            value={step.points}
            onChange={(points) => onChange({ ...recipe, steps: steps.with(at, { ...step, points }) })}
          />
          <Button
            variant="subtle"
            disabled={steps.length === 1}
            onClick={() => onChange({ ...recipe, steps: steps.toSpliced(at, 1) })}
          >
            {t('formulas.play.remove_step', { n: at + 1 })}
          </Button>
        </Row>
      ))}
      <Row>
        <Button
          variant="default"
          onClick={() =>
            onChange({
              ...recipe,
              steps: [
                ...steps,
                { from: (last?.from ?? 0) + 1, points: Math.min(100, (last?.points ?? 0) + 10) },
              ],
            })
          }
        >
          {t('formulas.play.add_step')}
        </Button>
      </Row>
    </Stack>
  );
}

interface NumberFieldProps {
  readonly label: string;
  /** What it is called where the label alone does not say which it is. */
  readonly name?: string;
  readonly value: number;
  /** Told with NaN while what is written is no number. */
  readonly onChange: (value: number) => void;
}

/** A number as it is written, so that "1." and "-" may stand while somebody types. */
function NumberField({ label, name, value, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const [told, setTold] = useState(value);
  if (!Object.is(told, value)) {
    setTold(value);
    setText(Number.isNaN(value) ? '' : String(value));
  }
  return (
    <TextInput
      label={label}
      aria-label={name}
      inputMode="decimal"
      value={text}
      onChange={(event) => {
        const written = event.currentTarget.value;
        const next = written.trim() === '' ? Number.NaN : Number(written.replace(',', '.'));
        setText(written);
        setTold(next);
        onChange(next);
      }}
    />
  );
}
