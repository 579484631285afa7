import { NativeSelect, NumberInput, Slider } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import type { Choice } from '@tryout/domain/what-if/stability';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../what-if.messages.ts';

/** Where a cut-off begins that is switched on. */
const FIRST_CUT_OFF = 65;

interface ChoiceFieldsProps {
  readonly choice: Choice;
  /** People there are to choose from. */
  readonly count: number;
  readonly onChange: (choice: Choice) => void;
}

/** Who is chosen: the first so many, or everybody from a score on. */
export function ChoiceFields({ choice, count, onChange }: ChoiceFieldsProps) {
  const t = useText(messages);
  const isTop = choice.kind === 'top';
  const label = t(isTop ? 'what_if.page.size' : 'what_if.page.score');
  const value = isTop ? choice.size : choice.score;
  const [min, max] = isTop ? [1, Math.max(1, count)] : [0, 100];
  const change = (given: number) => {
    if (!Number.isFinite(given)) return;
    const next = Math.min(max, Math.max(min, isTop ? Math.round(given) : given));
    onChange(isTop ? { kind: 'top', size: next } : { kind: 'cut_off', score: next });
  };
  return (
    <Stack gap={3}>
      <NativeSelect
        label={t('what_if.page.choice')}
        value={choice.kind}
        data={[
          { value: 'top', label: t('what_if.page.top') },
          { value: 'cut_off', label: t('what_if.page.cut_off') },
        ]}
        onChange={(event) =>
          onChange(
            event.currentTarget.value === 'top'
              ? { kind: 'top', size: Math.min(10, Math.max(1, count)) }
              : { kind: 'cut_off', score: FIRST_CUT_OFF },
          )
        }
      />
      <NumberInput
        label={label}
        value={value}
        min={min}
        max={max}
        allowDecimal={!isTop}
        decimalScale={1}
        onChange={(given) => typeof given === 'number' && change(given)}
      />
      <Slider
        thumbLabel={label}
        label={null}
        min={min}
        max={isTop ? Math.min(max, 500) : max}
        value={Math.min(value, isTop ? 500 : 100)}
        onChange={change}
      />
    </Stack>
  );
}
