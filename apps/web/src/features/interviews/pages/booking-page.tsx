import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { bookTime, proposeTimes } from '@tryout/contract/interviews/booking';
import { zonedLines } from '@tryout/domain/interviews/zoned-text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { intlTag, useLocale } from '../../../platform/i18n/locale.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { type Booking, bookingQuery, useBooking } from '../booking.api.ts';
import { bookingMessages } from '../booking.messages.ts';
import { calendarLinks } from '../components/calendar-links.ts';
import { clockAt } from '../components/clock-text.ts';
import { EventTime } from '../components/event-time.tsx';
import { LocalTimeField } from '../components/local-time-field.tsx';
import { ownZone, zoneOptions } from '../components/own-zone.ts';
import { SlotDays } from '../components/slot-days.tsx';
import classes from './booking-page.module.css';

/** Where the mail about an interview leads its candidate: choose, move, call off, without signing in. */
export function BookingPage() {
  const t = useText(bookingMessages);
  const token = String(useParams({ strict: false }).token);
  const query = useQuery({ ...bookingQuery(token), retry: false });
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <Page width="text">
        <StateBlock level={1} title={t('booking.gone')} text={t('booking.gone.text')} />
      </Page>
    );
  }
  return (
    <Page width={query.data && query.data.starts.length > 0 ? 'page' : 'text'}>
      <QueryView query={query} page>
        {(booking) => <Loaded token={token} booking={booking} />}
      </QueryView>
    </Page>
  );
}

function Loaded({ token, booking }: { token: string; booking: Booking }) {
  const t = useText(bookingMessages);
  const actions = useBooking(token);
  useFirstTouch(actions.noteSeen);
  const [choosing, setChoosing] = useState(false);
  const [calling, setCalling] = useState(false);
  const isTimed = booking.status === 'scheduled' || booking.status === 'confirmed';
  const title = isTimed
    ? t('booking.is_booked')
    : booking.status === 'cancelled'
      ? t('booking.is_cancelled')
      : t('booking.choose', { name: booking.first_name });
  return (
    <>
      <PageHeader
        title={title}
        tab={`${title} · ${booking.organization_name}`}
        meta={
          <span>
            {booking.title}: {booking.position_title}, {booking.organization_name}
          </span>
        }
      />
      <Stack gap={5}>
        <Details booking={booking} token={token} />
        {isTimed && booking.can_change && !choosing && (
          <Row>
            {booking.your_response !== 'accepted' && (
              <Button
                loading={actions.answer.isPending}
                onClick={() => actions.answer.mutate({ response: 'accepted', reason: '' })}
              >
                {t('booking.accept')}
              </Button>
            )}
            <Button variant="default" onClick={() => setChoosing(true)}>
              {t('booking.other_time')}
            </Button>
            <Button variant="default" onClick={() => setCalling(true)}>
              {t('booking.cancel')}
            </Button>
          </Row>
        )}
        {booking.can_change && (!isTimed || choosing) && (
          <Choose token={token} booking={booking} onDone={() => setChoosing(false)} />
        )}
        {!isTimed && booking.can_change && (
          <Row>
            <Button variant="default" onClick={() => setCalling(true)}>
              {t('booking.cancel')}
            </Button>
          </Row>
        )}
      </Stack>
      <ReasonDialog
        opened={calling}
        onClose={() => setCalling(false)}
        danger
        title={t('booking.cancel')}
        confirmLabel={t('booking.cancel')}
        cancelLabel={t('booking.keep')}
        noteLabel={t('booking.reason')}
        noteRequired
        busy={actions.answer.isPending}
        error={actions.answer.error}
        onConfirm={({ note }) =>
          actions.answer.mutate(
            { response: 'declined', reason: note },
            { onSuccess: () => setCalling(false) },
          )
        }
      >
        <p>{t('booking.cancel.text', { organization: booking.organization_name })}</p>
      </ReasonDialog>
    </>
  );
}

/** What a person does to a page first, and no program that looks at links in mails. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Says once that there is a person. */
function useFirstTouch(tell: () => void): void {
  const touched = useEffectEvent(tell);
  useEffect(() => {
    const stop = new AbortController();
    const onTouch = () => {
      stop.abort();
      touched();
    };
    for (const touch of TOUCHES)
      window.addEventListener(touch, onTouch, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);
}

function Details({ booking, token }: { booking: Booking; token: string }) {
  const t = useText(bookingMessages);
  const format = useFormat();
  return (
    <Panel title={t('booking.details')}>
      <Stack gap={3}>
        {booking.starts_at && booking.ends_at && (
          <EventTime starts_at={booking.starts_at} ends_at={booking.ends_at} zone={booking.time_zone} />
        )}
        <p>{t('booking.length', { count: booking.duration_min })}</p>
        {booking.parts.length > 0 && <Parts booking={booking} />}
        {booking.parts.length === 0 && booking.people.length > 0 && (
          <p>{t('booking.with', { people: format.list(booking.people) })}</p>
        )}
        {booking.place && <p>{booking.place}</p>}
        {booking.link && (
          <p>
            <a href={booking.link} target="_blank" rel="noreferrer">
              {booking.link}
            </a>
          </p>
        )}
        {booking.message && (
          <p style={{ whiteSpace: 'pre-line' }}>
            <bdi>{booking.message}</bdi>
          </p>
        )}
        {booking.starts_at && booking.status !== 'cancelled' && (
          <Row>
            <Button
              component="a"
              variant="default"
              href={`/api/book/${encodeURIComponent(token)}/calendar`}
              download
            >
              {t('booking.to_calendar')}
            </Button>
            {calendarLinks(booking).map(({ name, href }) => (
              <a key={name} href={href} target="_blank" rel="noreferrer">
                {t(`booking.add_to.${name}`)}
              </a>
            ))}
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

/** The parts of an interview day, in order; with their times once they have some. */
function Parts({ booking }: { booking: Booking }) {
  const t = useText(bookingMessages);
  const format = useFormat();
  return (
    <ol>
      {booking.parts.map((part) => (
        <li key={part.offset_min}>
          <strong>{part.title}</strong>{' '}
          {part.starts_at && part.ends_at ? (
            <EventTime starts_at={part.starts_at} ends_at={part.ends_at} zone={booking.time_zone} />
          ) : (
            t('booking.length', { count: part.duration_min })
          )}
          {part.people.length > 0 && <div>{t('booking.with', { people: format.list(part.people) })}</div>}
        </li>
      ))}
    </ol>
  );
}
/** How long a choice may change before it is held: arrows go from time to time. */
const SETTLE_MS = 500;
/** Before a hold ends, its end is said once. */
const WARN_MS = 60_000;

function Choose({ token, booking, onDone }: { token: string; booking: Booking; onDone: () => void }) {
  const t = useText(bookingMessages);
  const tag = intlTag(useLocale());
  const { hold, book, refresh, release } = useBooking(token);
  const [zone, setZone] = useState(ownZone);
  const [chosen, setChosen] = useState<string | null>(booking.held?.starts_at ?? null);
  const held = booking.held;
  const isHeld = held !== null && held.starts_at === chosen;
  useHoldEnd(held?.until ?? null, () => void refresh());
  useRelease(held?.starts_at ?? null, release);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settle.current), []);
  const choose = (start: string) => {
    setChosen(start);
    clearTimeout(settle.current);
    settle.current = setTimeout(
      () =>
        hold.mutate(
          { starts_at: start },
          {
            onSuccess: ({ held: now }) => {
              if (now) announce(t('booking.held_until', { time: clockAt(zone, Date.parse(now.until)) }));
            },
            onError: () => {
              setChosen(null);
              void refresh();
            },
          },
        ),
      SETTLE_MS,
    );
  };
  const form = useForm(bookTime, { start: {}, error: book.error ?? hold.error, busy: book.isPending });
  return (
    <Panel title={t('booking.times')}>
      <Stack gap={4}>
        <FormErrorList {...form.wrong} labels={{ starts_at: t('booking.time') }} />
        <NativeSelect
          label={t('booking.zone')}
          value={zone}
          onChange={(event) => setZone(event.currentTarget.value)}
          data={zoneOptions([ownZone(), booking.candidate_time_zone, booking.time_zone])}
        />
        {booking.starts.length === 0 ? (
          <p role="status">{t(booking.way === 'fixed' ? 'booking.is_fixed' : 'booking.nothing_free')}</p>
        ) : (
          <SlotDays
            key={zone}
            starts={booking.starts}
            zone={zone}
            other={booking.time_zone}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        {chosen && (
          <div className={classes.choice}>
            <Stack gap={2}>
              {zonedLines(tag, [zone, booking.time_zone], {
                starts_at: chosen,
                ends_at: new Date(Date.parse(chosen) + booking.duration_min * 60_000).toISOString(),
              }).map((line) => (
                <span key={line} dir="auto">
                  {line}
                </span>
              ))}
              <p role="status">
                {isHeld ? t('booking.held_until', { time: clockAt(zone, Date.parse(held.until)) }) : ''}
              </p>
              <Row>
                <Button
                  loading={book.isPending}
                  disabled={hold.isPending}
                  onClick={() => {
                    clearTimeout(settle.current);
                    form.submit(() =>
                      book.mutate({ starts_at: chosen, time_zone: zone }, { onSuccess: onDone }),
                    );
                  }}
                >
                  {t('booking.book')}
                </Button>
              </Row>
            </Stack>
          </div>
        )}
        <Propose token={token} booking={booking} zone={zone} isOpenAtFirst={booking.starts.length === 0} />
        {booking.starts_at !== null && (
          <Row>
            <Button
              variant="subtle"
              onClick={() => {
                if (held) release(held.starts_at);
                onDone();
              }}
            >
              {t('booking.keep_time')}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

/** Says when a hold is about to end, and asks what can be chosen once it has. */
function useHoldEnd(until: string | null, refresh: () => void): void {
  const t = useText(bookingMessages);
  const over = useEffectEvent(refresh);
  useEffect(() => {
    if (!until) return;
    const left = Date.parse(until) - Date.now();
    const warn = setTimeout(() => announce(t('booking.hold_ends')), Math.max(0, left - WARN_MS));
    const end = setTimeout(() => {
      announce(t('booking.hold_over'));
      over();
    }, left);
    return () => {
      clearTimeout(warn);
      clearTimeout(end);
    };
  }, [until, t]);
}

/** Gives free what is held when its page is left: others may want it. */
function useRelease(starts_at: string | null, release: (starts_at: string) => void): void {
  const leave = useEffectEvent(() => {
    if (starts_at) release(starts_at);
  });
  useEffect(() => {
    const onHide = (event: PageTransitionEvent) => {
      if (!event.persisted) leave();
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);
}

/** Most times that can be suggested at once. */
const MOST_TIMES = 5;

interface ProposeProps {
  token: string;
  booking: Booking;
  zone: string;
  /** Nothing can be chosen: then this is what there is to do. */
  isOpenAtFirst: boolean;
}

/** None of the times suits: the candidate says when they can. */
function Propose({ token, booking, zone, isOpenAtFirst }: ProposeProps) {
  const t = useText(bookingMessages);
  const { propose } = useBooking(token);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [times, setTimes] = useState<readonly (string | null)[]>([null]);
  const slots = times.filter((each) => each !== null);
  const form = useForm(proposeTimes, {
    start: { words: '' },
    error: propose.error,
    busy: propose.isPending,
    check: () => (slots.length > 0 ? [] : [{ field: 'slots', message: t('booking.say_when') }]),
  });
  form.field('slots' as 'words', t('booking.time'));
  if (propose.isSuccess) return <p role="status">{t('booking.proposed')}</p>;
  if (!isOpen) {
    return (
      <Row>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('booking.propose')}
        </Button>
      </Row>
    );
  }
  const send = () => {
    propose.mutate({
      time_zone: zone,
      slots: slots.map((starts_at) => ({
        starts_at,
        ends_at: new Date(Date.parse(starts_at) + booking.duration_min * 60_000).toISOString(),
      })),
      ...form.values,
    });
  };
  return (
    <Stack gap={3}>
      <h3>{t('booking.propose')}</h3>
      <FormErrorList {...form.wrong} />
      {times.map((_, index) => (
        <LocalTimeField
          // biome-ignore lint/suspicious/noArrayIndexKey: times are only added at the end
          key={index}
          label={t('booking.could_nth', { number: index + 1 })}
          zone={zone}
          duration_min={booking.duration_min}
          onChange={(start) => setTimes(times.map((each, at) => (at === index ? start : each)))}
        />
      ))}
      {times.length < MOST_TIMES && (
        <Row>
          <Button variant="subtle" onClick={() => setTimes([...times, null])}>
            {t('booking.add_time')}
          </Button>
        </Row>
      )}
      <Textarea {...form.text('words', t('booking.words'))} maxLength={500} autosize minRows={2} />
      <Row>
        <Button variant="default" loading={propose.isPending} onClick={() => form.submit(send)}>
          {t('booking.propose.send')}
        </Button>
      </Row>
    </Stack>
  );
}
