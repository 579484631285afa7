import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import { TypedNumber } from './typed-text.tsx';

interface SubtraitValueProps {
  /** As problems name it, such as `traits.0.subtraits.1`. */
  readonly field: string;
  readonly name: string;
  readonly direction: string;
  readonly value: number | null;
  /** Names of the tasks that tell something of it. */
  readonly tasks: readonly string[];
  readonly onValue: (value: number | null) => void;
}

/** The target value of a subtrait, and which tasks tell something of it. */
export function SubtraitValue({ field, name, direction, value, tasks, onValue }: SubtraitValueProps) {
  const t = useText(messages);
  const format = useFormat();
  const asks = direction === 'lower' ? 'at_most' : direction === 'target' ? 'about' : 'at_least';
  return (
    <div className={classes.value}>
      <TypedNumber
        className={classes.number}
        id={fieldId(field)}
        label={t('builder.target')}
        aria-label={t('builder.target.of', { name })}
        value={value}
        min={0}
        max={100}
        mayBeEmpty
        onNumber={onValue}
      />
      <p className={classes.quiet}>
        {value === null
          ? t('builder.target.none')
          : t(`builder.target.${asks}`, { value: format.number(value) })}{' '}
        {tasks.length > 0 ? (
          t('builder.reached_by', { tasks: format.list(tasks) })
        ) : (
          <span className={classes.warning}>{t('builder.reached_by_none')}</span>
        )}
      </p>
    </div>
  );
}
