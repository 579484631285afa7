import { NativeSelect, TextInput } from '@mantine/core';
import {
  QUALITY_GROUPS,
  REPORT_PERIODS,
  type ReportPeriod,
  reportDays,
} from '@tryout/domain/hiring-reports/report-kinds';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ChoiceFilter } from '../../../ui/list-page/choice-filter.tsx';
import type { ReportChoices } from '../hiring-reports.api.ts';
import { messages } from '../hiring-reports.messages.ts';
import type { ReportQuery } from '../report-search.ts';
import classes from './report.module.css';

const PERIODS = Object.keys(REPORT_PERIODS) as ReportPeriod[];

/** Reports that know no source of applications. */
const WITHOUT_SOURCES: readonly ReportQuery['report'][] = ['interviewers', 'invites'];

interface ReportFiltersProps {
  readonly query: ReportQuery;
  readonly choices: ReportChoices;
  readonly onChange: (wish: Partial<ReportQuery>) => void;
}

/** Which report, of when, and of what. */
export function ReportFilters({ query, choices, onChange }: ReportFiltersProps) {
  const t = useText(messages);
  const isOwn = query.from !== undefined || query.until !== undefined;
  const days = reportDays(query, new Date().toISOString().slice(0, 10));
  const lists = [
    {
      key: 'position_id',
      label: t('hiring-reports.positions'),
      options: choices.positions.map(({ position_id, title }) => ({ value: position_id, label: title })),
    },
    {
      key: 'department_id',
      label: t('hiring-reports.departments'),
      options: choices.departments.map(({ department_id, name }) => ({ value: department_id, label: name })),
    },
    {
      key: 'recruiter_id',
      label: t('hiring-reports.recruiters'),
      options: choices.recruiters.map(({ user_id, name }) => ({ value: user_id, label: name })),
    },
    ...(WITHOUT_SOURCES.includes(query.report)
      ? []
      : [
          {
            key: 'source',
            label: t('hiring-reports.sources'),
            options: choices.sources.map(({ source, name }) => ({ value: source, label: name })),
          } as const,
        ]),
  ] as const;
  const chosen = (key: (typeof lists)[number]['key']): string[] => {
    const value = query[key];
    return value === undefined ? [] : Array.isArray(value) ? value : [value];
  };
  return (
    <section className={classes.filters} aria-label={t('hiring-reports.report')}>
      <NativeSelect
        label={t('hiring-reports.report')}
        value={query.report}
        data={choices.reports.map(({ report, title }) => ({ value: report, label: title }))}
        onChange={(event) => onChange({ report: event.currentTarget.value as ReportQuery['report'] })}
      />
      {query.report === 'quality' && (
        <NativeSelect
          label={t('hiring-reports.by')}
          value={query.by ?? 'source'}
          data={QUALITY_GROUPS.map((value) => ({ value, label: t(`hiring-reports.by.${value}`) }))}
          onChange={(event) => onChange({ by: event.currentTarget.value as NonNullable<ReportQuery['by']> })}
        />
      )}
      <NativeSelect
        label={t('hiring-reports.period')}
        value={isOwn ? 'own' : (query.period ?? 'quarter')}
        data={[...PERIODS, 'own' as const].map((value) => ({
          value,
          label: t(`hiring-reports.period.${value}`),
        }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange(
            value === 'own'
              ? { period: undefined, from: days?.from, until: days?.until }
              : { period: value as ReportPeriod, from: undefined, until: undefined },
          );
        }}
      />
      {isOwn &&
        (['from', 'until'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={t(`hiring-reports.${end}`)}
            value={query[end] ?? days?.[end] ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value) onChange({ period: undefined, [end]: value });
            }}
          />
        ))}
      {lists.map(
        ({ key, label, options }) =>
          (options.length > 0 || chosen(key).length > 0) && (
            <ChoiceFilter
              key={key}
              label={label}
              options={options}
              chosen={chosen(key)}
              onChange={(values) => onChange({ [key]: values.length > 0 ? values : undefined })}
            />
          ),
      )}
    </section>
  );
}
