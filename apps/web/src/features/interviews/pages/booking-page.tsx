import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { zonedLines } from '@tryout/domain/interviews/zoned-text';
import { useEffect, useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { intlTag, useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { type Booking, bookingQuery, useBooking } from '../booking.api.ts';
import { bookingMessages } from '../booking.messages.ts';
import { EventTime } from '../components/event-time.tsx';
import { LocalTimeField } from '../components/local-time-field.tsx';
import { ownZone, zoneChoices } from '../components/own-zone.ts';
import { TimeChoice } from '../components/time-choice.tsx';

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
    <Page width="text">
      <QueryView query={query} page>
        {(booking) => <Loaded token={token} booking={booking} />}
      </QueryView>
    </Page>
  );
}

function Loaded({ token, booking }: { token: string; booking: Booking }) {
  const t = useText(bookingMessages);
  const actions = useBooking(token);
  const [choosing, setChoosing] = useState(false);
  const [calling, setCalling] = useState(false);
  const isTimed = booking.status === 'scheduled' || booking.status === 'confirmed';
  const isOver = booking.status === 'completed' || booking.status === 'no_show';
  const title = isTimed
    ? t('booking.is_booked')
    : booking.status === 'cancelled'
      ? t('booking.is_cancelled')
      : isOver
        ? t('booking.is_over')
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

function Details({ booking, token }: { booking: Booking; token: string }) {
  const t = useText(bookingMessages);
  return (
    <Panel title={t('booking.details')}>
      <Stack gap={3}>
        {booking.starts_at && booking.ends_at && (
          <EventTime starts_at={booking.starts_at} ends_at={booking.ends_at} zone={booking.time_zone} />
        )}
        <p>{t('booking.length', { count: booking.duration_min })}</p>
        {booking.parts.length > 0 && <Parts booking={booking} />}
        {booking.parts.length === 0 && booking.people.length > 0 && (
          <p>{t('booking.with', { people: booking.people.join(', ') })}</p>
        )}
        {booking.place && <p>{booking.place}</p>}
        {booking.link && (
          <p>
            <a href={booking.link} target="_blank" rel="noreferrer">
              {booking.link}
            </a>
          </p>
        )}
        {booking.message && <p style={{ whiteSpace: 'pre-line' }}>{booking.message}</p>}
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
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

/** The parts of an interview day, in order; with their times once they have some. */
function Parts({ booking }: { booking: Booking }) {
  const t = useText(bookingMessages);
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
          {part.people.length > 0 && <div>{t('booking.with', { people: part.people.join(', ') })}</div>}
        </li>
      ))}
    </ol>
  );
}

function Choose({ token, booking, onDone }: { token: string; booking: Booking; onDone: () => void }) {
  const t = useText(bookingMessages);
  const tag = intlTag(useLocale());
  const { hold, book, refresh } = useBooking(token);
  const [zone, setZone] = useState(ownZone);
  const [chosen, setChosen] = useState<string | null>(booking.held?.starts_at ?? null);
  const until = booking.held?.until ?? null;
  useEffect(() => {
    if (!until) return;
    // What was held is free again: what can be chosen is asked for anew.
    const timer = setTimeout(() => {
      announce(t('booking.hold_over'));
      void refresh();
    }, Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until, refresh, t]);
  const choose = (start: string) => {
    setChosen(start);
    hold.mutate(
      { starts_at: start },
      { onSuccess: () => announce(t('booking.held')), onError: () => setChosen(null) },
    );
  };
  const errors = formErrors(book.error ?? hold.error);
  return (
    <Panel title={t('booking.times')}>
      <Stack gap={4}>
        <FormErrorList errors={errors.list} labels={{ starts_at: t('booking.time') }} />
        <NativeSelect
          label={t('booking.zone')}
          value={zone}
          onChange={(event) => setZone(event.currentTarget.value)}
          data={zoneChoices([ownZone(), booking.candidate_time_zone, booking.time_zone])}
        />
        {booking.starts.length === 0 ? (
          <p>{t('booking.nothing_free')}</p>
        ) : (
          <TimeChoice
            starts={booking.starts}
            zone={zone}
            chosen={chosen ? [chosen] : []}
            onChoose={choose}
            label={t('booking.choose_time')}
          />
        )}
        {chosen && (
          <Stack gap={2}>
            {zonedLines(tag, [zone, booking.time_zone], {
              starts_at: chosen,
              ends_at: new Date(Date.parse(chosen) + booking.duration_min * 60_000).toISOString(),
            }).map((line) => (
              <span key={line} dir="auto">
                {line}
              </span>
            ))}
            {booking.held && <p role="status">{t('booking.held')}</p>}
            <Row>
              <Button
                loading={book.isPending}
                disabled={hold.isPending}
                onClick={() => book.mutate({ starts_at: chosen, time_zone: zone }, { onSuccess: onDone })}
              >
                {t('booking.book')}
              </Button>
            </Row>
          </Stack>
        )}
        <Propose token={token} booking={booking} zone={zone} />
      </Stack>
    </Panel>
  );
}

function Propose({ token, booking, zone }: { token: string; booking: Booking; zone: string }) {
  const t = useText(bookingMessages);
  const { propose } = useBooking(token);
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const errors = formErrors(propose.error);
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
  return (
    <Stack gap={3}>
      <FormErrorList errors={errors.list} labels={{ slots: t('booking.time') }} />
      <LocalTimeField
        label={t('booking.could')}
        zone={zone}
        duration_min={booking.duration_min}
        onChange={setStart}
      />
      <Textarea
        label={t('booking.words')}
        maxLength={500}
        autosize
        minRows={2}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Row>
        <Button
          variant="default"
          disabled={!start}
          loading={propose.isPending}
          onClick={() =>
            start &&
            propose.mutate({
              time_zone: zone,
              slots: [
                {
                  starts_at: start,
                  ends_at: new Date(Date.parse(start) + booking.duration_min * 60_000).toISOString(),
                },
              ],
              words,
            })
          }
        >
          {t('booking.propose.send')}
        </Button>
      </Row>
    </Stack>
  );
}
