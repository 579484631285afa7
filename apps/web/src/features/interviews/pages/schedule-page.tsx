import { Button, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { createEvent } from '@tryout/contract/interviews/events';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import { EVENT_KINDS, type EventKind, type EventWay } from '@tryout/contract/interviews/event-fields';
import type { listInterviewers } from '@tryout/contract/interviews/free-times';
import { dayLength } from '@tryout/domain/interviews/event-day';
import { instantsOf } from '@tryout/domain/interviews/time-zones';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type DayPart, DayParts, newPart } from '../components/day-parts.tsx';
import { EventTime } from '../components/event-time.tsx';
import { FreeTimes } from '../components/free-times.tsx';
import { zoneOptions } from '../components/own-zone.ts';
import {
  type ChosenPeople,
  PeopleChoice,
  peopleOfRequest,
  takingPart,
} from '../components/people-choice.tsx';
import { interviewersQuery, useArrange } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import { readScheduleSearch } from '../schedule-search.ts';

type Interviewers = RouteResult<typeof listInterviewers>;

const LENGTHS = [15, 20, 30, 45, 60, 90, 120] as const;
const WAYS = ['booking', 'proposed', 'fixed'] as const satisfies readonly EventWay[];

/** Arranges an interview with one applicant. */
export function SchedulePage() {
  const t = useText(messages);
  const { application, ...asked } = readScheduleSearch({ ...useSearch({ from: '/user/events/new' }) });
  const query = useQuery({ ...interviewersQuery(application ?? ''), enabled: application !== undefined });
  if (!application) {
    return (
      <Page width="text">
        <PageHeader
          title={t('interviews.schedule')}
          crumbs={[{ label: t('interviews.title'), to: '/user/events' }]}
        />
        <EmptyState
          title={t('interviews.choose_applicant')}
          text={t('interviews.empty.recruiter')}
          action={<LinkButton to="/user/positions">{t('interviews.to_positions')}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <Page width="text">
      <QueryView query={query} page>
        {(data) => <ScheduleForm application={application} data={data} asked={asked} />}
      </QueryView>
    </Page>
  );
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The instant at which a day begins by the clocks of a zone. */
function beginOf(zone: string, day: string): string | undefined {
  const [at] = /^\d{4}-\d{2}-\d{2}$/.test(day) ? instantsOf(zone, { day, minute: 0 }) : [];
  return at === undefined ? undefined : new Date(at).toISOString();
}

interface ScheduleFormProps {
  application: string;
  data: Interviewers;
  /** What was chosen in the calendar. */
  asked: { start?: string; people?: string; length?: number };
}

function ScheduleForm({ application, data, asked }: ScheduleFormProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const arrange = useArrange();
  const [key] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<readonly string[]>(asked.start ? [asked.start] : []);
  const [typed, setTyped] = useState<string | null>(null);
  const [people, setPeople] = useState<ChosenPeople>(() => {
    const wanted = new Set(asked.people?.split(',') ?? []);
    const first = data.items.filter((each) => (wanted.size > 0 ? wanted.has(each.user_id) : each.is_you));
    return new Map(first.map((each) => [each.user_id, 'required']));
  });
  /** Empty: one interview, no day of several parts. */
  const [parts, setParts] = useState<readonly DayPart[]>([]);
  const isDay = parts.length > 0;
  const found = (way: EventWay) => {
    const list: { field: string; message: string }[] = [];
    if (!isDay && people.size === 0)
      list.push({ field: 'participants', message: t('interviews.choose_people') });
    if (parts.length === 1) list.push({ field: 'parts', message: t('interviews.part.one') });
    parts.forEach((part, at) => {
      if (part.title.trim() === '')
        list.push({ field: `parts.${at}.title`, message: t('interviews.part.name_missing') });
      if (part.people.size === 0)
        list.push({ field: `parts.${at}.participants`, message: t('interviews.choose_people') });
    });
    if (way === 'fixed' && !(typed ?? chosen[0]))
      list.push({ field: 'starts_at', message: t('interviews.choose_time') });
    if (way === 'proposed' && chosen.length === 0)
      list.push({ field: 'slots', message: t('interviews.choose_times') });
    return list;
  };
  const form = useForm(createEvent, {
    start: () => ({
      kind: 'video' as EventKind,
      // Empty: named after its kind.
      title: '',
      duration_min: asked.length ?? 30,
      time_zone: 'America/New_York',
      way: (asked.start ? 'fixed' : 'booking') as EventWay,
      opens_at: dayAfter(1),
      closes_at: dayAfter(14),
      place: '',
      link: '',
      message: '',
      despite_busy: false,
    }),
    error: arrange.error,
    busy: arrange.isPending,
    check: (values) => found(values.way),
    optional: ['title'],
  });
  const { kind, title, duration_min: duration, time_zone: zone, way, despite_busy: despite } = form.values;
  const name = title || (isDay ? t('interviews.day_name') : t(`interviews.kind.${kind}`));
  // What is looked for: all parts, or the one interview.
  const looked = (isDay ? parts : [{ duration_min: duration, break_min: 0, people }]).map((part) => ({
    duration_min: part.duration_min,
    break_min: part.break_min,
    user_ids: takingPart(part.people, 'required'),
    one_of: takingPart(part.people, 'in_turn'),
  }));
  const length = dayLength(looked);
  const labels = {
    title: t('interviews.name_of'),
    participants: t('interviews.people'),
    starts_at: t('interviews.time'),
    slots: t('interviews.times'),
    opens_at: t('interviews.from'),
    closes_at: t('interviews.until'),
    link: t('interviews.link'),
    parts: t('interviews.parts'),
    ...Object.fromEntries(
      parts.flatMap((_, at) => [
        [`parts.${at}.title`, t('interviews.part', { number: at + 1 })],
        [`parts.${at}.participants`, t('interviews.part', { number: at + 1 })],
      ]),
    ),
  };

  const submit = () => {
    const { place, link, message, opens_at, closes_at } = form.values;
    const start = typed ?? chosen[0];
    const opens = beginOf(zone, opens_at);
    const closes = beginOf(zone, closes_at);
    arrange.mutate(
      {
        key,
        application_id: application,
        kind,
        way,
        title: name,
        duration_min: isDay ? Math.min(length, 480) : duration,
        time_zone: zone,
        place,
        link,
        message,
        ...(isDay
          ? {
              parts: parts.map((part) => ({
                title: part.title,
                kind: part.kind,
                duration_min: part.duration_min,
                break_min: part.break_min,
                ...peopleOfRequest(part.people),
              })),
            }
          : peopleOfRequest(people)),
        ...(despite ? { despite_busy: true } : {}),
        ...(way === 'fixed' && start ? { starts_at: start } : {}),
        ...(way === 'proposed'
          ? {
              slots: chosen.map((starts_at) => ({
                starts_at,
                ends_at: new Date(Date.parse(starts_at) + length * 60_000).toISOString(),
              })),
            }
          : {}),
        ...(way === 'booking' && opens && closes ? { opens_at: opens, closes_at: closes } : {}),
      },
      {
        onSuccess: ({ data: made }) =>
          void navigate({ to: '/user/events/$eventId', params: { eventId: made.id }, replace: true }),
      },
    );
  };
  const changePeople = (next: ChosenPeople) => {
    setPeople(next);
    setChosen([]);
  };
  const changeParts = (next: readonly DayPart[]) => {
    setParts(next);
    setChosen([]);
  };
  /** One interview becomes the first part of a day, with the people it has. */
  const makeDay = () => changeParts([newPart(kind, people, name, duration), newPart(kind, people)]);
  const choose = (start: string) => {
    if (way === 'fixed') {
      setTyped(null);
      setChosen([start]);
      return;
    }
    setChosen(chosen.includes(start) ? chosen.filter((each) => each !== start) : [...chosen, start].sort());
  };
  return (
    <FormBody form={form} labels={labels} onSubmit={submit}>
      <Stack gap={5}>
        <PageHeader
          title={t('interviews.schedule')}
          tab={`${t('interviews.schedule')} · ${data.application.applicant_name}`}
          crumbs={[{ label: t('interviews.title'), to: '/user/events' }]}
          meta={
            <span>
              {data.application.applicant_name}, {data.application.position_title}
            </span>
          }
        />
        {!data.application.email_confirmed && (
          <Banner tone="warning">{t('interviews.email_not_confirmed')}</Banner>
        )}
        <Panel title={t('interviews.interview')}>
          <Stack gap={4}>
            {!isDay && (
              <NativeSelect
                {...form.text('kind', t('interviews.kind'))}
                data={EVENT_KINDS.map((each) => ({ value: each, label: t(`interviews.kind.${each}`) }))}
              />
            )}
            <TextInput {...form.text('title', t('interviews.name_of'))} value={name} maxLength={120} />
            {!isDay && (
              <NativeSelect
                {...form.field('duration_min', t('interviews.length'))}
                value={String(duration)}
                onChange={(event) => {
                  form.set({ duration_min: Number(event.currentTarget.value) });
                  setChosen([]);
                }}
                data={LENGTHS.map((each) => ({
                  value: String(each),
                  label: t('interviews.minutes', { count: each }),
                }))}
              />
            )}
            <TextInput
              {...form.text('link', t('interviews.link'))}
              description={t('interviews.link.text')}
              type="url"
              dir="ltr"
            />
            <TextInput {...form.text('place', t('interviews.place'))} maxLength={300} />
          </Stack>
        </Panel>
        {isDay ? (
          <Panel
            title={t('interviews.parts')}
            actions={
              <Button variant="default" size="compact-sm" onClick={() => changeParts([])}>
                {t('interviews.parts.none')}
              </Button>
            }
          >
            <Stack gap={3}>
              <p>{t('interviews.parts.text', { length: t('interviews.minutes', { count: length }) })}</p>
              <DayParts parts={parts} items={data.items} onChange={changeParts} errorOf={form.errorOf} />
              {form.errorOf('parts') && <p role="alert">{form.errorOf('parts')}</p>}
            </Stack>
          </Panel>
        ) : (
          <Panel title={t('interviews.people')}>
            <Stack gap={4}>
              <PeopleChoice
                items={data.items}
                people={people}
                onChange={changePeople}
                error={form.errorOf('participants') ?? form.errorOf('round_robin')}
              />
              <Row>
                <Button variant="default" size="compact-sm" onClick={makeDay}>
                  {t('interviews.parts.make')}
                </Button>
              </Row>
            </Stack>
          </Panel>
        )}
        <Panel title={t('interviews.time')}>
          <Stack gap={4}>
            <Radio.Group
              label={t('interviews.way')}
              value={way}
              onChange={(value) => {
                form.set({ way: value as EventWay });
                setChosen([]);
                setTyped(null);
              }}
            >
              <Stack gap={2}>
                {WAYS.map((each) => (
                  <Radio
                    key={each}
                    value={each}
                    label={t(`interviews.way.${each}`)}
                    description={t(`interviews.way.${each}.text`)}
                  />
                ))}
              </Stack>
            </Radio.Group>
            <NativeSelect
              {...form.text('time_zone', t('interviews.zone'))}
              data={zoneOptions(data.items.map((each) => each.time_zone))}
            />
            {way === 'booking' ? (
              <Row gap={4} align="start">
                <TextInput {...form.text('opens_at', t('interviews.from'))} type="date" />
                <TextInput {...form.text('closes_at', t('interviews.until'))} type="date" />
              </Row>
            ) : (
              <FreeTimes
                application={application}
                parts={looked}
                length_min={length}
                zone={zone}
                chosen={typed ? [] : chosen}
                several={way === 'proposed'}
                onChoose={choose}
                {...(way === 'fixed' ? { onTyped: setTyped } : {})}
                error={form.errorOf('starts_at') ?? form.errorOf('slots')}
              />
            )}
            {way === 'fixed' && (form.errorOf('starts_at') !== undefined || despite) && (
              <CheckBox {...form.box('despite_busy', t('interviews.despite_busy'))} />
            )}
            {way === 'fixed' && (typed ?? chosen[0]) && (
              <EventTime
                starts_at={typed ?? chosen[0] ?? ''}
                ends_at={new Date(Date.parse(typed ?? chosen[0] ?? '') + length * 60_000).toISOString()}
                zone={zone}
              />
            )}
            {way === 'proposed' && <p>{t('interviews.chosen', { count: chosen.length })}</p>}
          </Stack>
        </Panel>
        <Panel title={t('interviews.message')}>
          <Textarea
            {...form.field('message', t('interviews.message'))}
            label={undefined}
            aria-label={t('interviews.message')}
            description={t('interviews.message.text')}
            autosize
            minRows={3}
            maxLength={2000}
            value={form.values.message}
            onChange={(event) => form.set({ message: event.currentTarget.value })}
          />
        </Panel>
        <Row justify="end">
          <Button type="submit" loading={arrange.isPending}>
            {t(way === 'fixed' ? 'interviews.send' : 'interviews.send_link')}
          </Button>
        </Row>
      </Stack>
    </FormBody>
  );
}
