import { Button, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import { EVENT_KINDS, type EventKind, type EventWay } from '@tryout/contract/interviews/event-fields';
import type { listInterviewers } from '@tryout/contract/interviews/interviews';
import { instantsOf } from '@tryout/domain/interviews/time-zones';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { EventTime } from '../components/event-time.tsx';
import { FreeTimes } from '../components/free-times.tsx';
import { zoneChoices } from '../components/own-zone.ts';
import { interviewersQuery, useArrange } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';

type Interviewers = RouteResult<typeof listInterviewers>;

const LENGTHS = [15, 20, 30, 45, 60, 90, 120] as const;
const WAYS = ['booking', 'proposed', 'fixed'] as const satisfies readonly EventWay[];

/** Arranges an interview with one applicant. */
export function SchedulePage() {
  const t = useText(messages);
  const { application, ...asked } = useSearch({ from: '/user/events/new' });
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
  const [kind, setKind] = useState<EventKind>('video');
  const [title, setTitle] = useState<string | null>(null);
  const [duration, setDuration] = useState(asked.length ?? 30);
  const [zone, setZone] = useState('America/New_York');
  const [way, setWay] = useState<EventWay>(asked.start ? 'fixed' : 'booking');
  const [chosen, setChosen] = useState<readonly string[]>(asked.start ? [asked.start] : []);
  const [typed, setTyped] = useState<string | null>(null);
  const [days, setDays] = useState({ from: dayAfter(1), until: dayAfter(14) });
  const [place, setPlace] = useState('');
  const [link, setLink] = useState('');
  const [message, setMessage] = useState('');
  const [people, setPeople] = useState<ReadonlyMap<string, boolean>>(() => {
    const wanted = new Set(asked.people?.split(',') ?? []);
    const first = data.items.filter((each) => (wanted.size > 0 ? wanted.has(each.user_id) : each.is_you));
    return new Map(first.map((each) => [each.user_id, true]));
  });
  const [problems, setProblems] = useState<readonly { field: string; message: string }[]>([]);
  const name = title ?? t(`interviews.kind.${kind}`);
  const required = [...people].filter(([, isRequired]) => isRequired).map(([id]) => id);
  const errors = formErrors(arrange.error, problems);
  const labels = {
    title: t('interviews.name_of'),
    participants: t('interviews.people'),
    starts_at: t('interviews.time'),
    slots: t('interviews.times'),
    opens_at: t('interviews.from'),
    closes_at: t('interviews.until'),
    link: t('interviews.link'),
  };

  const found = () => {
    const list: { field: string; message: string }[] = [];
    if (people.size === 0) list.push({ field: 'participants', message: t('interviews.choose_people') });
    if (way === 'fixed' && !(typed ?? chosen[0]))
      list.push({ field: 'starts_at', message: t('interviews.choose_time') });
    if (way === 'proposed' && chosen.length === 0)
      list.push({ field: 'slots', message: t('interviews.choose_times') });
    return list;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const list = found();
    setProblems(list);
    if (list.length > 0 || arrange.isPending) return;
    const start = typed ?? chosen[0];
    const opens = beginOf(zone, days.from);
    const closes = beginOf(zone, days.until);
    arrange.mutate(
      {
        key,
        application_id: application,
        kind,
        way,
        title: name,
        duration_min: duration,
        time_zone: zone,
        place,
        link,
        message,
        participants: [...people].map(([user_id, is_required]) => ({ user_id, is_required })),
        ...(way === 'fixed' && start ? { starts_at: start } : {}),
        ...(way === 'proposed'
          ? {
              slots: chosen.map((starts_at) => ({
                starts_at,
                ends_at: new Date(Date.parse(starts_at) + duration * 60_000).toISOString(),
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
  const toggle = (id: string, on: boolean) => {
    const next = new Map(people);
    if (on) next.set(id, true);
    else next.delete(id);
    setPeople(next);
    setChosen([]);
  };
  const choose = (start: string) => {
    if (way === 'fixed') {
      setTyped(null);
      setChosen([start]);
      return;
    }
    setChosen(chosen.includes(start) ? chosen.filter((each) => each !== start) : [...chosen, start].sort());
  };
  return (
    <form onSubmit={submit} noValidate>
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
        <FormErrorList errors={errors.list} labels={labels} />
        <Panel title={t('interviews.interview')}>
          <Stack gap={4}>
            <NativeSelect
              label={t('interviews.kind')}
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value as EventKind)}
              data={EVENT_KINDS.map((each) => ({ value: each, label: t(`interviews.kind.${each}`) }))}
            />
            <TextInput
              label={t('interviews.name_of')}
              value={name}
              maxLength={120}
              error={errors.of('title')}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <NativeSelect
              label={t('interviews.length')}
              value={String(duration)}
              onChange={(event) => {
                setDuration(Number(event.currentTarget.value));
                setChosen([]);
              }}
              data={LENGTHS.map((each) => ({
                value: String(each),
                label: t('interviews.minutes', { count: each }),
              }))}
            />
            <TextInput
              label={t('interviews.link')}
              description={t('interviews.link.text')}
              type="url"
              dir="ltr"
              value={link}
              error={errors.of('link')}
              onChange={(event) => setLink(event.currentTarget.value)}
            />
            <TextInput
              label={t('interviews.place')}
              value={place}
              maxLength={300}
              onChange={(event) => setPlace(event.currentTarget.value)}
            />
          </Stack>
        </Panel>
        <Panel title={t('interviews.people')}>
          <Stack gap={3}>
            {data.items.map((person) => (
              <Row key={person.user_id} gap={4}>
                <CheckBox
                  label={
                    <>
                      {person.is_you ? t('interviews.you', { name: person.name }) : person.name}{' '}
                      <small>{t(`interviews.role.${person.kind}`)}</small>
                    </>
                  }
                  checked={people.has(person.user_id)}
                  onChange={(on) => toggle(person.user_id, on)}
                />
                {people.has(person.user_id) && people.size > 1 && (
                  <CheckBox
                    label={t('interviews.optional_for', { name: person.name })}
                    checked={people.get(person.user_id) === false}
                    onChange={(optional) => setPeople(new Map(people).set(person.user_id, !optional))}
                  />
                )}
              </Row>
            ))}
            {errors.of('participants') && <p role="alert">{errors.of('participants')}</p>}
          </Stack>
        </Panel>
        <Panel title={t('interviews.time')}>
          <Stack gap={4}>
            <Radio.Group
              label={t('interviews.way')}
              value={way}
              onChange={(value) => {
                setWay(value as EventWay);
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
              label={t('interviews.zone')}
              value={zone}
              onChange={(event) => setZone(event.currentTarget.value)}
              data={zoneChoices(data.items.map((each) => each.time_zone))}
            />
            {way === 'booking' ? (
              <Row gap={4} align="start">
                <TextInput
                  type="date"
                  label={t('interviews.from')}
                  value={days.from}
                  error={errors.of('opens_at')}
                  onChange={(event) => setDays({ ...days, from: event.currentTarget.value })}
                />
                <TextInput
                  type="date"
                  label={t('interviews.until')}
                  value={days.until}
                  error={errors.of('closes_at')}
                  onChange={(event) => setDays({ ...days, until: event.currentTarget.value })}
                />
              </Row>
            ) : (
              <FreeTimes
                application={application}
                people={required}
                duration_min={duration}
                zone={zone}
                chosen={typed ? [] : chosen}
                several={way === 'proposed'}
                onChoose={choose}
                {...(way === 'fixed' ? { onTyped: setTyped } : {})}
                error={errors.of('starts_at') ?? errors.of('slots')}
              />
            )}
            {way === 'fixed' && (typed ?? chosen[0]) && (
              <EventTime
                starts_at={typed ?? chosen[0] ?? ''}
                ends_at={new Date(Date.parse(typed ?? chosen[0] ?? '') + duration * 60_000).toISOString()}
                zone={zone}
              />
            )}
            {way === 'proposed' && <p>{t('interviews.chosen', { count: chosen.length })}</p>}
          </Stack>
        </Panel>
        <Panel title={t('interviews.message')}>
          <Textarea
            aria-label={t('interviews.message')}
            description={t('interviews.message.text')}
            autosize
            minRows={3}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Panel>
        <Row justify="end">
          <Button type="submit" loading={arrange.isPending}>
            {t(way === 'fixed' ? 'interviews.send' : 'interviews.send_link')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
