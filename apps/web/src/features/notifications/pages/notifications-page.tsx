import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Notification } from '@tryout/contract/notifications/notifications';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { useCount } from '../../../ui/lists/use-count.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { notificationsQuery, useMark } from '../notifications.api.ts';
import { messages } from '../notifications.messages.ts';
import { readNotificationsSearch } from '../notifications-search.ts';
import classes from './notifications-page.module.css';

/** C18: what the reader was told, by day. */
export function NotificationsPage() {
  const t = useText(messages);
  const at = useListState(readNotificationsSearch);
  const query = useQuery({ ...notificationsQuery(at.search), placeholderData: keepPreviousData });
  const mark = useMark();
  const count = useCount();
  const unread = query.data?.unread ?? 0;
  useShortcut('r', t('notifications.mark_all'), () => mark.mutate({ all: true }), unread > 0);
  return (
    <Page width="text">
      <PageHeader
        title={
          unread > 0 ? t('notifications.title_count', { count: count(unread) }) : t('notifications.title')
        }
        crumbs={[{ label: t('notifications.home'), to: '/user' }]}
        actions={
          unread > 0 && (
            <Button variant="default" loading={mark.isPending} onClick={() => mark.mutate({ all: true })}>
              {t('notifications.mark_all')}
            </Button>
          )
        }
      />
      <CardList
        at={at}
        query={query}
        filters={[{ kind: 'switch', key: 'unread', label: t('notifications.unread_only') }]}
        empty={{ title: t('notifications.none') }}
        skeleton={<TableSkeleton rows={6} />}
        draw={({ items }) => <Days items={items} onMark={(id, read) => mark.mutate({ ids: [id], read })} />}
      />
    </Page>
  );
}

type Mark = (id: string, read: boolean) => void;

function Days({ items, onMark }: { items: readonly Notification[]; onMark: Mark }) {
  const dayName = useDayName();
  const days = Map.groupBy(items, (item) => new Date(item.created_at).toDateString());
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={dayName(ofDay[0]?.created_at ?? day)}>
      <h2 className={classes.day}>{dayName(ofDay[0]?.created_at ?? day)}</h2>
      <ul className={classes.list}>
        {ofDay.map((item) => (
          <One key={item.id} item={item} onMark={onMark} />
        ))}
      </ul>
    </section>
  ));
}

const DAY_MS = 86_400_000;

function useDayName(): (at: string) => string {
  const t = useText(messages);
  const format = useFormat();
  return (at) => {
    const day = new Date(at).toDateString();
    if (day === new Date().toDateString()) return t('notifications.today');
    if (day === new Date(Date.now() - DAY_MS).toDateString()) return t('notifications.yesterday');
    return format.date(at);
  };
}

function One({ item, onMark }: { item: Notification; onMark: Mark }) {
  const t = useText(messages);
  const isNew = item.read_at === null;
  const words = (
    <>
      <strong className={classes.title}>
        {isNew && <span className={classes.new}>{t('notifications.new')}</span>}
        <span dir="auto">{item.title}</span>
      </strong>
      {item.body && (
        <span className={classes.body} dir="auto">
          {item.body}
        </span>
      )}
      <span className={classes.when}>
        <TimeText at={item.created_at} style="relative" />
      </span>
    </>
  );
  const seen = () => {
    if (isNew) onMark(item.id, true);
  };
  return (
    <li className={classes.one} data-new={isNew || undefined}>
      {item.link ? (
        <Link to={item.link as '/'} className={classes.words} onClick={seen}>
          {words}
        </Link>
      ) : (
        <div className={classes.words}>{words}</div>
      )}
      <IconButton
        label={t(isNew ? 'notifications.mark' : 'notifications.unmark', { title: item.title })}
        icon={isNew ? IconCircle : IconCircleCheck}
        onClick={() => onMark(item.id, isNew)}
      />
    </li>
  );
}
