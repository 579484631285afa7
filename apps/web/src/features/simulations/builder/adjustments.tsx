import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import type { StepProps } from './step-props.ts';

const ADJUSTMENTS = [
  'more_time',
  'untimed',
  'reduced_motion',
  'color_safe',
  'large_text',
  'keyboard_only',
  'screen_reader',
] as const;

/** What a candidate may ask for before playing. */
export function Adjustments({ builder }: StepProps) {
  const t = useText(messages);
  const { basics } = builder.draft;
  const { accommodations } = basics;
  return (
    <Panel title={t('builder.adjust')}>
      <p>{t('builder.adjust.about')}</p>
      <fieldset id={fieldId('accommodations')} tabIndex={-1} className={classes.plain}>
        <legend className="visually-hidden">{t('builder.adjust')}</legend>
        {ADJUSTMENTS.map((key) => (
          <CheckBox
            key={key}
            label={t(`builder.adjust.${key}`)}
            checked={accommodations.includes(key)}
            onChange={(checked) =>
              builder.change({
                basics: {
                  ...basics,
                  accommodations: ADJUSTMENTS.filter((each) =>
                    each === key ? checked : accommodations.includes(each),
                  ),
                },
              })
            }
          />
        ))}
      </fieldset>
    </Panel>
  );
}
