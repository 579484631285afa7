import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { updateAvailability } from '@tryout/contract/interviews/own-hours';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { AvailabilityHours } from '@tryout/contract/interviews/event-fields';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CalendarSources } from '../../calendars/public.tsx';
import { DayHours } from '../components/day-hours.tsx';
import { HolidaysPanel } from '../components/holidays-panel.tsx';
import { zoneOptions } from '../components/own-zone.ts';
import { WeekGrid } from '../components/week-grid.tsx';
import { availabilityQuery, type Hours, useKeepHours, useRenewFeed } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import classes from './availability-page.module.css';

/** When this person can be asked for interviews, and the address of their calendar feed. */
export function AvailabilityPage() {
  const query = useQuery(availabilityQuery());
  return (
    <Page width="text">
      <QueryView query={query} page>
        {(hours) => <HoursForm key={hours.version} stored={hours} />}
      </QueryView>
    </Page>
  );
}

/** 4 January 2027 was a Monday. */
const MONDAY = Date.UTC(2027, 0, 4);
const NOTICES = [0, 60, 240, 1440, 2880, 10_080] as const;

function HoursForm({ stored }: { stored: Hours }) {
  const t = useText(messages);
  const format = useFormat();
  const keep = useKeepHours();
  const form = useForm(updateAvailability, {
    start: (): AvailabilityHours => {
      const { version: _, is_usual: __, feed_path: ___, ...rest } = stored;
      return rest;
    },
    error: keep.error,
    busy: keep.isPending,
  });
  const { values: hours, set: put } = form;
  const labels = {
    weekly: t('interviews.week'),
    exceptions: t('interviews.exceptions'),
    holiday_country: t('interviews.holiday_country'),
    holiday_region: t('interviews.holiday_region'),
  };
  const weekday = (at: number) =>
    format.date(new Date(MONDAY + at * 86_400_000), { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, at) => weekday(at));
  /** What a day's hours can be copied to. */
  const copies = (from: number) => {
    const copy = (isTo: (day: number) => boolean) => () =>
      put({ weekly: hours.weekly.map((old, n) => (isTo(n) ? [...(hours.weekly[from] ?? [])] : old)) });
    return [
      { label: t('interviews.copy_to_weekdays', { day: days[from] ?? '' }), onClick: copy((day) => day < 5) },
      { label: t('interviews.copy_to_week', { day: days[from] ?? '' }), onClick: copy(() => true) },
      ...days.flatMap((name, to) =>
        to === from
          ? []
          : [
              {
                label: t('interviews.copy_to_day', { from: days[from] ?? '', to: name }),
                onClick: copy((day) => day === to),
              },
            ],
      ),
    ];
  };
  const minutes = (value: number) => t('interviews.minutes', { count: value });
  return (
    <Stack gap={5}>
      <FormBody
        form={form}
        labels={labels}
        onSubmit={() => keep.mutate({ ...hours, version: stored.version })}
      >
        <Stack gap={5}>
          <PageHeader
            title={t('interviews.hours')}
            crumbs={[{ label: t('interviews.title'), to: '/user/events' }]}
          />
          {stored.is_usual && <Banner>{t('interviews.usual_hours')}</Banner>}
          <NativeSelect
            {...form.text('time_zone', t('interviews.zone'))}
            data={zoneOptions([hours.time_zone])}
          />
          <Panel title={t('interviews.week')}>
            <Stack gap={3}>
              <WeekGrid weekly={hours.weekly} days={days} onChange={(weekly) => put({ weekly })} />
              <p className={classes.hint}>{t('interviews.week_grid.text')}</p>
              {hours.weekly.map((ranges, at) => (
                <DayHours
                  key={days[at]}
                  name={days[at] ?? ''}
                  ranges={ranges}
                  onChange={(next) => put({ weekly: hours.weekly.map((old, n) => (n === at ? next : old)) })}
                  copies={copies(at)}
                />
              ))}
            </Stack>
          </Panel>
          <Exceptions hours={hours} put={put} />
          <HolidaysPanel hours={hours} put={put} errorOf={form.errorOf} />
          <Panel title={t('interviews.rules')}>
            <Stack gap={4}>
              <Row gap={4} align="start">
                <NumberInput
                  label={t('interviews.buffer_before')}
                  min={0}
                  max={120}
                  step={5}
                  value={hours.buffer_before_min}
                  onChange={(value) => put({ buffer_before_min: Number(value) || 0 })}
                />
                <NumberInput
                  label={t('interviews.buffer_after')}
                  min={0}
                  max={120}
                  step={5}
                  value={hours.buffer_after_min}
                  onChange={(value) => put({ buffer_after_min: Number(value) || 0 })}
                />
                <NumberInput
                  label={t('interviews.most_per_day')}
                  description={t('interviews.most_per_day.text')}
                  min={1}
                  max={50}
                  value={hours.most_per_day ?? ''}
                  onChange={(value) => put({ most_per_day: value === '' ? null : Number(value) })}
                />
              </Row>
              <NativeSelect
                label={t('interviews.notice')}
                value={String(hours.notice_min)}
                onChange={(event) => put({ notice_min: Number(event.currentTarget.value) })}
                data={[...new Set([...NOTICES, hours.notice_min])].map((each) => ({
                  value: String(each),
                  label:
                    each === 0
                      ? t('interviews.notice.none')
                      : each % 60 === 0
                        ? t('interviews.hours_count', { count: each / 60 })
                        : minutes(each),
                }))}
              />
            </Stack>
          </Panel>
          <Row justify="end">
            <Button type="submit" loading={keep.isPending}>
              {t('interviews.save')}
            </Button>
          </Row>
        </Stack>
      </FormBody>
      <CalendarSources />
      <Feed path={stored.feed_path} />
    </Stack>
  );
}

function Exceptions({
  hours,
  put,
}: {
  hours: AvailabilityHours;
  put: (change: Partial<AvailabilityHours>) => void;
}) {
  const t = useText(messages);
  const format = useFormat();
  const [day, setDay] = useState('');
  const isNew = day !== '' && !hours.exceptions.some((each) => each.day === day);
  return (
    <Panel title={t('interviews.exceptions')}>
      <Stack gap={3}>
        <p>{t('interviews.exceptions.text')}</p>
        {hours.exceptions.map((exception) => (
          <DayHours
            key={exception.day}
            name={format.date(new Date(`${exception.day}T12:00:00Z`), {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
              year: 'numeric',
              timeZone: 'UTC',
            })}
            ranges={exception.ranges}
            onChange={(ranges) =>
              put({
                exceptions: hours.exceptions.map((each) =>
                  each.day === exception.day ? { ...each, ranges } : each,
                ),
              })
            }
            onRemove={() =>
              put({ exceptions: hours.exceptions.filter((each) => each.day !== exception.day) })
            }
          />
        ))}
        <Row align="end">
          <TextInput
            type="date"
            label={t('interviews.day')}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={!isNew}
            onClick={() => {
              put({
                exceptions: [...hours.exceptions, { day, ranges: [] }].sort((a, b) =>
                  a.day.localeCompare(b.day),
                ),
              });
              setDay('');
            }}
          >
            {t('interviews.add_day')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}

function Feed({ path }: { path: string }) {
  const t = useText(messages);
  const renew = useRenewFeed();
  const [asked, setAsked] = useState(false);
  const address = `${window.location.origin}${path}`;
  return (
    <Panel title={t('interviews.feed')}>
      <Stack gap={3}>
        <p>{t('interviews.feed.text')}</p>
        <TextInput readOnly dir="ltr" aria-label={t('interviews.feed')} value={address} />
        <Row>
          <CopyButton value={address} />
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('interviews.feed.renew')}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('interviews.feed.renew')}
        confirmLabel={t('interviews.feed.renew')}
        busy={renew.isPending}
        error={renew.error}
        onConfirm={() => renew.mutate(undefined, { onSuccess: () => setAsked(false) })}
      >
        <p>{t('interviews.feed.renew.text')}</p>
      </ConfirmDialog>
    </Panel>
  );
}
