import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK } from '@tryout/domain/positions/vocabulary';
import { useCallback } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FilterRow } from '../../../ui/lists/filter-row.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { employerAccent } from '../../../ui/marks/employer-accent.ts';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { EmployerAbout, EmployerCover } from '../components/job/employer-header.tsx';
import { JobList } from '../components/job/job-list.tsx';
import { type JobsSearch, jobsQuery } from '../jobs.api.ts';
import { messages } from '../jobs.messages.ts';
import { vocabulary } from '../vocabulary.messages.ts';
import classes from './jobs-page.module.css';

/** `/jobs` and `/jobs/:org`: open positions with search and filters; everything chosen stands in the address. */
/** What the list can be narrowed by that is chosen from a list. */
type Filter = 'job_type' | 'level' | 'remote';

export function JobsPage() {
  const t = useText(messages);
  const format = useFormat();
  const v = useText(vocabulary);
  const { organization_slug } = useParams({ strict: false }) as { organization_slug?: string };
  const search = useSearch({ strict: false }) as JobsSearch;
  const navigate = useNavigate();
  const query = useQuery({ ...jobsQuery(search, organization_slug), placeholderData: keepPreviousData });
  const set = useCallback(
    (changes: JobsSearch) =>
      navigate({
        to: '.',
        search: ((old: JobsSearch) =>
          clean({ ...old, page: undefined, cursor: undefined, ...changes })) as never,
        replace: true,
      }),
    [navigate],
  );
  const setWords = useCallback((q: string) => void set({ q }), [set]);
  const { q, place, job_type, level, remote } = search;
  const filtered = Boolean(q || place || job_type || level || remote);
  const employer = organization_slug ? query.data?.employer : null;
  const name = employer?.name;
  const accent = employerAccent(employer?.look);
  const title = name ? t('positions.jobs.title_of', { name }) : t('positions.jobs.title');
  const select = <K extends Filter>(
    key: K,
    any: string,
    options: readonly NonNullable<JobsSearch[K]>[],
    word: (option: NonNullable<JobsSearch[K]>) => string,
  ) => (
    <NativeSelect
      label={t(`positions.jobs.${key}` as `positions.jobs.${Filter}`)}
      value={search[key] ?? ''}
      data={[
        { value: '', label: any },
        ...options.map((option) => ({ value: option as string, label: word(option) })),
      ]}
      onChange={(event) => void set({ [key]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <Page width="text">
      <div className={`${classes.whole} ${accent.className ?? ''}`} style={accent.style}>
        {employer && <EmployerCover employer={employer} />}
        <PageHeader
          title={title}
          actions={
            organization_slug ? (
              <LinkButton to="/jobs" variant="default">
                {t('positions.jobs.everyone')}
              </LinkButton>
            ) : undefined
          }
        />
        {employer && <EmployerAbout employer={employer} />}
        <FilterRow
          className={classes.filters}
          label={t('positions.jobs.filters')}
          count={[place, job_type, level, remote].filter(Boolean).length}
          search={<SearchField label={t('positions.jobs.search')} value={q ?? ''} onChange={setWords} />}
        >
          <PlaceField
            key={place ?? ''}
            label={t('positions.jobs.place')}
            value={place ?? ''}
            onChange={(value) => void set({ place: value })}
          />
          {select('remote', t('positions.jobs.any_remote'), REMOTE_WORK, (option) =>
            v(`positions.remote.${option}`),
          )}
          {select('job_type', t('positions.jobs.any_type'), JOB_TYPES, (option) =>
            v(`positions.job_type.${option}`),
          )}
          {select('level', t('positions.jobs.any_level'), JOB_LEVELS, (option) =>
            v(`positions.level.${option}`),
          )}
        </FilterRow>
        <QueryView
          query={query}
          skeleton={
            <Stack gap={3}>
              <CardSkeleton lines={2} />
              <CardSkeleton lines={2} />
              <CardSkeleton lines={2} />
            </Stack>
          }
        >
          {(data) => (
            <Stack gap={4}>
              <p className={classes.count} aria-live="polite">
                {data.total_is_capped
                  ? t('positions.jobs.count_capped', { count: format.number(data.total) })
                  : t('positions.jobs.count', { count: data.total })}
              </p>
              {data.items.length > 0 ? (
                <JobList items={data.items} />
              ) : filtered ? (
                <FilteredEmptyState
                  onClear={() =>
                    void set({
                      q: undefined,
                      place: undefined,
                      job_type: undefined,
                      level: undefined,
                      remote: undefined,
                    })
                  }
                />
              ) : (
                <EmptyState title={t('positions.jobs.none')} text={t('positions.jobs.none_text')} />
              )}
              {data.total > data.recordsPerPage && (
                <Pager
                  page={data.page}
                  recordsPerPage={data.recordsPerPage}
                  total={data.total}
                  totalIsCapped={data.total_is_capped}
                  nextCursor={data.next_cursor}
                  previousCursor={data.previous_cursor}
                  onPage={(page, cursor) => void set({ page, cursor })}
                />
              )}
            </Stack>
          )}
        </QueryView>
      </div>
    </Page>
  );
}

/** Typed words take effect with Enter or when the field is left, as each asks the server. */
function PlaceField(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('place');
        props.onChange(typeof typed === 'string' ? typed.trim() : '');
      }}
    >
      <TextInput
        name="place"
        label={props.label}
        defaultValue={props.value}
        onBlur={(event) => {
          const typed = event.currentTarget.value.trim();
          if (typed !== props.value) props.onChange(typed);
        }}
      />
      <Button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden>
        {props.label}
      </Button>
    </form>
  );
}

function clean(search: JobsSearch): JobsSearch {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== 1),
  );
}
