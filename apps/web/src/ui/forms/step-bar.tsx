import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './step-bar.messages.ts';
import classes from './step-bar.module.css';

export interface Step {
  readonly key: string;
  readonly label: string;
  readonly state?: 'done' | 'problem';
}

interface StepBarProps {
  steps: readonly Step[];
  current: string;
  /** Makes the steps buttons; without it they only show. */
  onStep?: (key: string) => void;
}

/** Where one is in a wizard. On phones: a bar and "Step 2 of 6: Description". */
export function StepBar({ steps, current, onStep }: StepBarProps) {
  const t = useText(messages);
  const at = steps.findIndex((step) => step.key === current);
  const label = steps[at]?.label ?? '';
  return (
    <nav aria-label={t('ui.steps')}>
      <p className={classes.short} aria-hidden>
        {t('ui.step_of', { step: at + 1, count: steps.length, label })}
      </p>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const Tag = onStep ? 'button' : 'span';
          return (
            <li key={step.key} className={classes.step} data-past={index < at || undefined}>
              <Tag
                className={classes.inner}
                data-state={step.state}
                aria-current={step.key === current ? 'step' : undefined}
                {...(onStep ? { type: 'button' as const, onClick: () => onStep(step.key) } : {})}
              >
                <span className={classes.mark} aria-hidden>
                  {step.state === 'done' ? (
                    <IconCheck size={16} stroke={2.25} />
                  ) : step.state === 'problem' ? (
                    <IconAlertTriangle size={16} stroke={2} />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className={classes.label}>{step.label}</span>
                {step.state && <span className="visually-hidden">{t(`ui.step.${step.state}`)}</span>}
              </Tag>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
