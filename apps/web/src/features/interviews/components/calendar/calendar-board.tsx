import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CalendarEvent } from '@tryout/contract/interviews/event-calendar';
import {
  type Dispatch,
  memo,
  type SetStateAction,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { intlTag, useLocale } from '../../../../platform/i18n/locale.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../../platform/shortcuts/shortcuts.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { afterPaint } from '../../../../ui/layout/use-painted.ts';
import { Banner } from '../../../../ui/states/banner.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../../ui/states/skeletons.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { type Calendar, calendarQuery } from '../../calendar.api.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { calendarRequest, recruits } from '../../calendar-request.ts';
import type { CalendarView, EventsSearch } from '../../events-search.ts';
import { zoneOption, zoneOptions } from '../own-zone.ts';
import classes from './calendar-board.module.css';
import { pageFrom, windowOf } from './calendar-range.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { CommonTimes } from './common-times.tsx';
import { type Ghost, intervalAt } from './grid-model.ts';
import { MonthView } from './lazy-month-view.ts';
import { PeopleView } from './people-view.tsx';
import { PeopleWeeks } from './people-weeks.tsx';
import { type PersonRow, rowKeeper } from './person-rows.ts';
import type { ViewProps } from './view-props.ts';
import { WeekView } from './week-view.tsx';
import { useZones } from './zones.ts';

const ChooseApplicantDialog = lazyPiece(() =>
  import('./choose-applicant-dialog.tsx').then((m) => ({ default: m.ChooseApplicantDialog })),
);
const EventCard = lazyPiece(() => import('./event-card.tsx').then((m) => ({ default: m.EventCard })));
const MoveDialog = lazyPiece(() => import('./move-dialog.tsx').then((m) => ({ default: m.MoveDialog })));

/** What a press leads to: here before somebody can press. */
function fetchDialogs(): void {
  for (const dialog of [MoveDialog, EventCard, ChooseApplicantDialog]) void dialog.preload();
}

interface CalendarBoardProps {
  view: Exclude<CalendarView, 'list'>;
  search: EventsSearch;
  user_type: string;
  onSearch: (change: Partial<EventsSearch>, replace?: boolean) => void;
  onAxis: () => void;
  /** Tells who can be chosen to narrow it to. */
  onNames: Dispatch<SetStateAction<ReadonlyMap<string, string>>>;
}

/** The minute it is, again each minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The views with hours and days: what is shown, moving, arranging, and the times that suit everyone. */
export function CalendarBoard({ view, search, user_type, onSearch, onAxis, onNames }: CalendarBoardProps) {
  const c = useText(calendarMessages);
  const tag = intlTag(useLocale());
  const now = useMinute();
  const isHiring = recruits(user_type);
  const request = useMemo(
    () => calendarRequest(search, view, { user_type, now, tag }),
    [search, view, user_type, now, tag],
  );
  const { today, day, span } = request;
  // Its file comes along with the interviews, not after them.
  useEffect(() => {
    if (view === 'month') void MonthView.preload();
  }, [view]);
  useEffect(() => afterPaint(fetchDialogs), []);
  const daysKey = request.days.join();
  const days = useMemo(() => daysKey.split(','), [daysKey]);
  const query = useQuery(calendarQuery(request.query));
  const [rowsOf] = useState(rowKeeper);
  const rows = useMemo(
    () => (query.data ? rowsOf(query.data.items, query.data.people) : []),
    [query.data, rowsOf],
  );
  useEffect(() => {
    if (!isHiring || rows.length === 0) return;
    return afterPaint(() =>
      onNames((before) =>
        rows.length === before.size && rows.every((row) => before.get(row.user_id) === row.name)
          ? before
          : new Map(rows.map((row) => [row.user_id, row.name])),
      ),
    );
  }, [isHiring, rows, onNames]);
  const page = useCallback(
    (pages: 1 | -1) => onSearch({ day: pageFrom(view, span, day, pages) }),
    [onSearch, view, span, day],
  );
  const zones = query.data ? zonesIn(query.data).sort().join() : '';
  return (
    <Stack gap={4}>
      <Toolbar
        view={view}
        search={search}
        day={day}
        days={days}
        onSearch={onSearch}
        onAxis={onAxis}
        onPage={page}
        zones={zones}
      />
      <QueryView query={query} skeleton={<TableSkeleton rows={10} />}>
        {(data) => (
          <>
            {data.is_capped && <Banner tone="warning">{c('calendar.capped')}</Banner>}
            {data.people_are_capped && <Banner tone="warning">{c('calendar.people_capped')}</Banner>}
            <Shown
              key={`${view}-${span}`}
              view={view}
              span={span}
              data={data}
              rows={rows}
              day={day}
              days={days}
              today={today}
              now={now}
              recruits={isHiring}
              onPage={page}
              onDay={(name) => onSearch({ view: isHiring ? 'people' : 'week', day: name, span: undefined })}
            />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

const zonesIn = (data: Calendar) => [
  ...new Set([
    ...data.items.flatMap((event) => event.participants.map((each) => each.time_zone)),
    ...data.people.map((each) => each.time_zone),
  ]),
];

interface ToolbarProps {
  view: CalendarBoardProps['view'];
  search: EventsSearch;
  day: string;
  days: readonly string[];
  /** Those of the people who are shown, separated by commas. */
  zones: string;
  onSearch: CalendarBoardProps['onSearch'];
  onAxis: () => void;
  onPage: (pages: 1 | -1) => void;
}

/** Not drawn anew with each move: it offers all the world's time zones. */
const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { view, search, day, days, zones, onSearch, onAxis, onPage } = props;
  const c = useText(calendarMessages);
  const texts = useCalendarTexts();
  const { axis, cityOf } = useZones();
  const [offersAll, setOffersAll] = useState(false);
  const offerAll = () => setOffersAll(true);
  const toToday = () => onSearch({ day: undefined });
  useShortcut('t', c('calendar.to_today'), toToday);
  const title =
    view === 'month'
      ? texts.month(day)
      : days.length === 1
        ? texts.longDay(day)
        : c('calendar.range', {
            from: texts.shortDay(days[0] ?? day),
            until: texts.dayOfYear(days.at(-1) ?? day),
          });
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        <Button variant="default" onClick={toToday}>
          {c('calendar.today')}
        </Button>
        <IconButton label={c('calendar.before')} icon={IconChevronLeft} mirrored onClick={() => onPage(-1)} />
        <IconButton label={c('calendar.after')} icon={IconChevronRight} mirrored onClick={() => onPage(1)} />
        <h2 className={classes.title} aria-live="polite">
          {title}
        </h2>
      </div>
      <div className={classes.choices}>
        <TextInput
          type="date"
          label={c('calendar.go_to')}
          value={day}
          onChange={(event) => event.currentTarget.value && onSearch({ day: event.currentTarget.value })}
        />
        {view === 'people' && (
          <NativeSelect
            label={c('calendar.span')}
            value={search.span ?? 'day'}
            onChange={(event) => onSearch({ span: event.currentTarget.value as 'day' | 'weeks' })}
            data={[
              { value: 'day', label: c('calendar.span.day') },
              { value: 'weeks', label: c('calendar.span.weeks') },
            ]}
          />
        )}
        <NativeSelect
          label={c('calendar.third_zone')}
          value={search.zone ?? ''}
          // The world's zones take a slow machine a while to name: they come when somebody reaches for them.
          onFocus={offerAll}
          onPointerDown={offerAll}
          onChange={(event) =>
            onSearch({
              zone: event.currentTarget.value,
              ...(search.axis === 'third' ? { axis: undefined } : {}),
            })
          }
          data={[
            { value: '', label: c('calendar.no_third') },
            ...(offersAll
              ? zoneOptions(zones === '' ? [] : zones.split(','))
              : search.zone
                ? [zoneOption(search.zone)]
                : []),
          ]}
        />
        <Button variant="default" onClick={onAxis}>
          {c('calendar.clocks_of', { city: cityOf(axis) })}
        </Button>
      </div>
    </div>
  );
});

interface ShownProps
  extends Pick<ViewProps, 'data' | 'rows' | 'day' | 'days' | 'today' | 'now' | 'onPage' | 'onDay'> {
  view: CalendarBoardProps['view'];
  span: 'day' | 'weeks';
  recruits: boolean;
}

function Shown({ view, span, recruits, ...shown }: ShownProps) {
  const c = useText(calendarMessages);
  const navigate = useNavigate();
  const format = useFormat();
  const texts = useCalendarTexts();
  const { axis, zones, cityOf } = useZones();
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const [dropped, setDropped] = useState<Ghost | null>(null);
  const [opened, setOpened] = useState<CalendarEvent | null>(null);
  const [compared, setCompared] = useState<ReadonlySet<string>>(new Set());
  const [length, setLength] = useState(30);
  const [creating, setCreating] = useState<number | null>(null);
  const window = useMemo(() => windowOf(axis, shown.days), [axis, shown.days]);
  const chosen = shown.rows.filter((row) => compared.has(row.user_id));
  const [compare] = useState(
    () => (id: string) =>
      setCompared((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  );
  const close = () => {
    setDropped(null);
    setGhost(null);
  };
  const create = (person: PersonRow | null, at: number) => {
    if (at <= Date.now()) return;
    const people = new Set(chosen.filter((each) => each.kind !== 'candidate').map((each) => each.user_id));
    const applicant = person?.application_id ?? chosen.find((each) => each.application_id)?.application_id;
    if (person && person.kind !== 'candidate') people.add(person.user_id);
    setCompared(new Set([...compared, ...people]));
    if (!applicant) {
      setCreating(at);
      return;
    }
    void navigate({
      to: '/user/events/new',
      search: {
        application: applicant,
        start: new Date(at).toISOString(),
        length,
        ...(people.size > 0 ? { people: [...people].join(',') } : {}),
      },
    });
  };
  const views: ViewProps = {
    ...shown,
    compared,
    onCompare: compare,
    canCreate: recruits,
    ghost,
    onGhost: setGhost,
    onDrop: (to) => {
      if (to.at <= Date.now()) {
        toast.say({ message: c('calendar.is_past') });
        setGhost(null);
        return;
      }
      setGhost(to);
      setDropped(to);
    },
    ghostName: ({ event, at }) => {
      const time = intervalAt(event, at);
      return c('calendar.moving', {
        name: event.applicant_name,
        day: texts.dayAt(at),
        times: texts.times(time),
      });
    },
    onCreate: create,
    onOpen: setOpened,
  };
  return (
    <Stack gap={4}>
      {shown.data.items.length === 0 && (
        <Row>
          <p role="status">{c('calendar.empty')}</p>
          {recruits && <Link to="/user/positions">{c('calendar.schedule_first')}</Link>}
        </Row>
      )}
      {view === 'people' && span === 'day' && <PeopleView {...views} />}
      {view === 'people' && span === 'weeks' && <PeopleWeeks {...views} />}
      {view === 'week' && <WeekView {...views} />}
      {view === 'month' && (
        <Suspense fallback={<TableSkeleton rows={8} />}>
          <MonthView {...views} />
        </Suspense>
      )}
      {view !== 'month' && span === 'day' && (
        <p className={classes.legend}>
          <span className={classes.late} aria-hidden />
          {view === 'people'
            ? c('calendar.legend_people')
            : c('calendar.legend_week', { cities: format.list(zones.map(cityOf)) })}
          {view === 'people' && (
            <>
              <span className={classes.busy} aria-hidden />
              {c('calendar.legend_busy')}
            </>
          )}
          <span className={classes.keys}>
            {c('calendar.hint')}
            {view === 'people' && recruits && ` ${c('calendar.hint_people')}`}
          </span>
        </p>
      )}
      {view === 'people' && span === 'day' && recruits && (
        <CommonTimes
          people={chosen}
          window={window}
          length={length}
          onLength={setLength}
          onChoose={(start) => create(null, start)}
          onClear={() => setCompared(new Set())}
        />
      )}
      <Suspense fallback={null}>
        {dropped && <MoveDialog ghost={dropped} onClose={close} />}
        {opened && (
          <EventCard
            event={shown.data.items.find((each) => each.id === opened.id) ?? opened}
            onClose={() => setOpened(null)}
          />
        )}
        {creating !== null && (
          <ChooseApplicantDialog
            at={creating}
            people={chosen.filter((each) => each.kind !== 'candidate').map((each) => each.user_id)}
            length={length}
            onClose={() => setCreating(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
