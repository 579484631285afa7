import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AvailabilityHours } from '@tryout/contract/interviews/event-fields';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { holidaysQuery } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';

interface HolidaysPanelProps {
  hours: AvailabilityHours;
  put: (change: Partial<AvailabilityHours>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The country whose holidays are days off, and those of them on which one works all the same. */
export function HolidaysPanel({ hours, put, errorOf }: HolidaysPanelProps) {
  const t = useText(messages);
  const { holiday_country: country, holiday_region: region } = hours;
  const query = useQuery({
    ...holidaysQuery({ ...(country ? { country } : {}), ...(country && region ? { region } : {}) }),
    placeholderData: (before) => before,
  });
  return (
    <Panel title={t('interviews.holidays')}>
      <Stack gap={4}>
        <p>{t('interviews.holidays.text')}</p>
        <QueryView query={query}>
          {({ countries, items }) => {
            const regions = countries.find((each) => each.code === country)?.regions ?? [];
            return (
              <Stack gap={4}>
                <NativeSelect
                  id={fieldId('holiday_country')}
                  label={t('interviews.holiday_country')}
                  value={country ?? ''}
                  error={errorOf('holiday_country')}
                  onChange={(event) =>
                    put({
                      holiday_country: event.currentTarget.value || null,
                      holiday_region: null,
                      holidays_worked: [],
                    })
                  }
                  data={[
                    { value: '', label: t('interviews.holiday_country.none') },
                    ...countries.map((each) => ({ value: each.code, label: each.name })),
                  ]}
                />
                {regions.length > 0 && (
                  <NativeSelect
                    id={fieldId('holiday_region')}
                    label={t('interviews.holiday_region')}
                    value={region ?? ''}
                    error={errorOf('holiday_region')}
                    onChange={(event) =>
                      put({ holiday_region: event.currentTarget.value || null, holidays_worked: [] })
                    }
                    data={[
                      { value: '', label: t('interviews.holiday_region.none') },
                      ...regions.map((each) => ({ value: each.code, label: each.name })),
                    ]}
                  />
                )}
                {country && !query.isPlaceholderData && <Days items={items} hours={hours} put={put} />}
              </Stack>
            );
          }}
        </QueryView>
      </Stack>
    </Panel>
  );
}

function Days({
  items,
  hours,
  put,
}: Pick<HolidaysPanelProps, 'hours' | 'put'> & { items: readonly { day: string; name: string }[] }) {
  const t = useText(messages);
  const format = useFormat();
  const dayOf = (day: string) =>
    format.date(new Date(`${day}T12:00:00Z`), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  if (items.length === 0) return <p>{t('interviews.holidays.none')}</p>;
  return (
    <fieldset>
      <legend>{t('interviews.holidays.days_off')}</legend>
      <Stack gap={1}>
        {items.map(({ day, name }) => (
          <CheckBox
            key={day}
            label={
              <>
                {dayOf(day)} <bdi>{name}</bdi>
              </>
            }
            checked={!hours.holidays_worked.includes(day)}
            onChange={(isOff) =>
              put({
                holidays_worked: isOff
                  ? hours.holidays_worked.filter((each) => each !== day)
                  : [...hours.holidays_worked, day].sort(),
              })
            }
          />
        ))}
      </Stack>
      <small>
        {t('interviews.holidays.source')}{' '}
        <a href="https://github.com/commenthol/date-holidays" target="_blank" rel="noreferrer">
          date-holidays
        </a>
        {', '}
        <a href="https://creativecommons.org/licenses/by-sa/3.0/" target="_blank" rel="noreferrer">
          CC BY-SA 3.0
        </a>
      </small>
    </fieldset>
  );
}
