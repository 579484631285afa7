import { Checkbox, Radio } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useText } from '../../../platform/i18n/use-text.ts';
import classes from '../pages/ready-page.module.css';
import type { Accommodations } from '../plays.api.ts';
import { messages } from '../plays.messages.ts';
import { offeredBy } from '../ready.ts';

interface AdjustmentFieldsProps {
  readonly offered: Parameters<typeof offeredBy>[0];
  readonly value: Accommodations;
  readonly onChange: (next: Accommodations) => void;
  readonly disabled?: boolean;
}

/** What a candidate may ask for: time, and what is on or off. */
export function AdjustmentFields({ offered, value, onChange, disabled = false }: AdjustmentFieldsProps) {
  const t = useText(messages);
  const { times, switches } = offeredBy(offered);
  return (
    <>
      <Radio.Group
        label={t('plays.ready.time')}
        value={String(value.time_factor)}
        onChange={(chosen) =>
          onChange({
            ...value,
            time_factor: times.find((time) => String(time.factor) === chosen)?.factor ?? 1,
          })
        }
      >
        <div className={classes.choices}>
          {times.map(({ factor, key }) => (
            <Radio key={key} value={String(factor)} label={t(key)} disabled={disabled} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.choices}>
        {switches.map(({ field, key }) => (
          <Checkbox
            key={field}
            label={t(key)}
            disabled={disabled}
            checked={value[field]}
            onChange={(event) => onChange({ ...value, [field]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </>
  );
}
