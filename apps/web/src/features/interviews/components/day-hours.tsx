import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { AvailabilityHours } from '@tryout/contract/interviews/event-fields';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { RowMenu } from '../../../ui/data-table/row-menu.tsx';
import { messages } from '../interviews.messages.ts';
import classes from './day-hours.module.css';

type Range = AvailabilityHours['weekly'][number][number];

interface DayHoursProps {
  name: string;
  ranges: readonly Range[];
  onChange: (ranges: Range[]) => void;
  onRemove?: (() => void) | undefined;
  /** What this day's hours can be copied to. */
  copies?: readonly { label: string; onClick: () => void }[] | undefined;
}

const textOf = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Minutes since midnight; midnight as an end is the one after. */
function minuteOf(text: string, isEnd: boolean): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  const value = hour * 60 + minute;
  return isEnd && value === 0 ? 1440 : value;
}

const NINE_TO_FIVE: Range = { from: 540, until: 1020 };

/** The hours of one day: none, or some stretches. */
export function DayHours({ name, ranges, onChange, onRemove, copies }: DayHoursProps) {
  const t = useText(messages);
  const last = ranges.at(-1);
  const next = last ? { from: Math.min(last.until + 60, 1380), until: 1440 } : NINE_TO_FIVE;
  return (
    <fieldset className={classes.day}>
      <legend className={classes.name}>{name}</legend>
      <div className={classes.ranges}>
        {ranges.length === 0 && <span className={classes.none}>{t('interviews.day_off')}</span>}
        {ranges.map((range, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have nothing but their place
          <div key={at} className={classes.range}>
            {(['from', 'until'] as const).map((side) => (
              <TextInput
                key={side}
                type="time"
                aria-label={t(`interviews.${side}_on`, { day: name })}
                value={textOf(range[side])}
                onChange={(event) =>
                  onChange(
                    ranges.map((each, n) =>
                      n === at
                        ? { ...each, [side]: minuteOf(event.currentTarget.value, side === 'until') }
                        : each,
                    ),
                  )
                }
              />
            ))}
            <IconButton
              label={t('interviews.remove_hours', { day: name, from: textOf(range.from) })}
              icon={IconX}
              onClick={() => onChange(ranges.filter((_, n) => n !== at))}
            />
          </div>
        ))}
      </div>
      <div className={classes.actions}>
        {ranges.length < 6 && (last === undefined || last.until < 1380) && (
          <IconButton
            label={t('interviews.add_hours', { day: name })}
            icon={IconPlus}
            onClick={() => onChange([...ranges, next])}
          />
        )}
        {copies && <RowMenu name={name} actions={copies} />}
        {onRemove && (
          <Button variant="default" size="compact-sm" onClick={onRemove}>
            {t('interviews.remove_day', { day: name })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
