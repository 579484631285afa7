import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Popup } from '../dialogs/popup.tsx';
import { CheckBox } from '../forms/check-box.tsx';
import { messages } from '../ui.messages.ts';
import classes from './choice-filter.module.css';

export interface ChoiceOption<T extends string = string> {
  readonly value: T;
  readonly label: string;
  /** How many it finds, where that is known. */
  readonly count?: number | undefined;
}

interface ChoiceFilterProps<T extends string> {
  label: string;
  options: readonly ChoiceOption<T>[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

/** A filter with any of a few values: a button with how many are chosen, and check boxes behind it. */
export function ChoiceFilter<T extends string>({ label, options, chosen, onChange }: ChoiceFilterProps<T>) {
  const t = useText(messages);
  return (
    <Popup
      label={label}
      button={(props) => (
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          aria-label={
            chosen.length > 0 ? t('ui.filters.chosen', { name: label, count: chosen.length }) : undefined
          }
          {...props}
        >
          {label}
          {chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
        </Button>
      )}
    >
      {() => (
        <div className={classes.choices}>
          {options.map((option) => (
            <CheckBox
              key={option.value}
              label={
                <span className={classes.option}>
                  {option.label}
                  {option.count !== undefined && <span className={classes.number}>{option.count}</span>}
                </span>
              }
              checked={chosen.includes(option.value)}
              onChange={(on) =>
                onChange(on ? [...chosen, option.value] : chosen.filter((each) => each !== option.value))
              }
            />
          ))}
        </div>
      )}
    </Popup>
  );
}
