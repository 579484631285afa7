import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { useMedia } from '../../../ui/layout/use-media.ts';
import { FilterBar } from '../../../ui/list-page/list-frame.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { calendarMessages } from '../calendar.messages.ts';
import { filterOf, PHONE, recruits, viewOf, viewsOf, zonesOf } from '../calendar-request.ts';
import { CalendarBoard } from '../components/calendar/calendar-board.tsx';
import { ZonesContext } from '../components/calendar/zones.ts';
import classes from '../components/event-filters.module.css';
import { useEventFilters } from '../components/event-filters.ts';
import { EventList } from '../components/event-list.tsx';
import {
  CALENDAR_VIEWS,
  type CalendarView,
  type EventsSearch,
  readEventsSearch,
  shortened,
} from '../events-search.ts';
import { messages } from '../interviews.messages.ts';

/** Interviews that this person may see: people beside each other, a week, a month, or a list. */
export function EventsPage() {
  const c = useText(calendarMessages);
  const t = useText(messages);
  const at = useListState(readEventsSearch);
  const { search } = at;
  const navigate = useNavigate();
  const { user_type } = useCurrentUser();
  const isPhone = useMedia(PHONE);
  const views = viewsOf(user_type);
  const view = viewOf(search, user_type, isPhone);
  const zonesKey = zonesOf(search).join();
  const read = useMemo(() => {
    const zones = zonesKey.split(',');
    return { axis: zones[0] ?? '', zones };
  }, [zonesKey]);
  const { zones } = read;
  const [peopleNames, setPeopleNames] = useState<ReadonlyMap<string, string>>(new Map());
  const show = (change: Partial<EventsSearch>, replace = false) =>
    void navigate({
      to: '/user/events',
      // What is asked for begins with its first page.
      search: shortened({ ...search, page: undefined, cursor: undefined, ...change }),
      replace,
    });
  const nextAxis = () => {
    const order = [undefined, 'own', ...(zones.length > 2 ? ['third' as const] : [])] as const;
    const at = order.indexOf(search.axis);
    show({ axis: order[(at + 1) % order.length] }, true);
  };
  useShortcut('z', c('calendar.next_zone'), nextAxis, view !== 'list');
  const filter = filterOf(search);
  const filters = useEventFilters(recruits(user_type), peopleNames);
  return (
    <ZonesContext value={read}>
      {views.map((each) => (
        <ViewKey key={each} view={each} onPress={() => show({ view: each })} />
      ))}
      <Page width={view === 'list' ? 'page' : 'full'}>
        <PageHeader
          title={t('interviews.title')}
          actions={
            <LinkButton to="/user/events/availability" variant="default">
              {t('interviews.hours')}
            </LinkButton>
          }
        >
          <UrlTabs
            label={c('calendar.views')}
            group="calendar"
            value={view}
            onChange={(value) => show({ view: value as CalendarView })}
            tabs={views.map((value) => ({ value, label: c(`calendar.view.${value}`) }))}
          />
        </PageHeader>
        <div {...tabPanelProps('calendar', view)}>
          {view === 'list' ? (
            <EventList at={at} filters={filters} filter={filter} />
          ) : (
            <>
              <div className={classes.filters}>
                <FilterBar label={c('calendar.filters')} className={classes.row} at={at} filters={filters} />
              </div>
              <CalendarBoard
                view={view}
                search={search}
                user_type={user_type}
                onSearch={show}
                onAxis={nextAxis}
                onNames={setPeopleNames}
              />
            </>
          )}
        </div>
      </Page>
    </ZonesContext>
  );
}

/** The key of a view: 1 to 4. */
function ViewKey({ view, onPress }: { view: CalendarView; onPress: () => void }) {
  const c = useText(calendarMessages);
  useShortcut(
    String(CALENDAR_VIEWS.indexOf(view) + 1),
    c('calendar.show_view', { view: c(`calendar.view.${view}`) }),
    onPress,
  );
  return null;
}
