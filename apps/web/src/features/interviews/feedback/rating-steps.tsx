import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { RATING_STEPS } from '@tryout/domain/interviews/kit/kit-question';
import { useText } from '../../../platform/i18n/use-text.ts';
import { kitMessages } from '../kit/kit.messages.ts';
import { feedbackMessages } from './feedback.messages.ts';
import classes from './rating-steps.module.css';

const STEPS = Array.from({ length: RATING_STEPS }, (_, at) => at + 1);

interface RatingStepsProps {
  label: string;
  /** What the steps stand for; none: numbers alone. */
  anchors: readonly string[];
  value: number | null;
  disabled?: boolean;
  onChange: (value: number | null) => void;
}

/** A rating from 1 to 5: each step says what an answer of its kind sounds like. */
export function RatingSteps({ label, anchors, value, disabled = false, onChange }: RatingStepsProps) {
  const t = useText(feedbackMessages);
  const kit = useText(kitMessages);
  return (
    <Radio.Group
      label={label}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
    >
      <div className={classes.steps} data-anchored={anchors.length > 0 || undefined}>
        {STEPS.map((step) => (
          <Radio
            key={step}
            value={String(step)}
            disabled={disabled}
            label={
              anchors.length > 0 ? (
                <span className={classes.anchor}>
                  <b>{t('feedback.rating', { rating: step })}</b> {anchors[step - 1]}
                </span>
              ) : (
                t('feedback.rating', { rating: step })
              )
            }
          />
        ))}
      </div>
      {value !== null && !disabled && (
        <Button variant="subtle" size="sm" onClick={() => onChange(null)}>
          {kit('kit.clear_rating')}
        </Button>
      )}
    </Radio.Group>
  );
}
