import {
  beginCalendarProvider,
  CALENDAR_PROVIDERS,
  changeCalendar,
  connectCalendar,
  connectCalendarProvider,
  disconnectCalendar,
  importCalendarFile,
  listCalendarSources,
  MOST_SOURCES,
  refreshCalendar,
} from '@tryout/contract/calendars/calendars';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { calendarsSay } from './calendars.messages.ts';
import { findSourcesOf } from './calendars.queries.ts';
import { beginProvider, connectProvider, connectSource, importFile } from './connect-source.ts';
import { changeSource, disconnectSource, refreshNow } from './manage-source.ts';
import { providerConfig } from './providers/oauth.ts';
import { sourceView } from './source-view.ts';

/** Calendars that people connect. Other servers are asked outside of transactions. */
export const calendarsHandlers: readonly Handled[] = [
  handle(listCalendarSources, async (call) => {
    const sources = await findSourcesOf(call.db, signedAct(call).actor.user_id);
    const language = languageOf(call.request);
    return {
      data: {
        items: sources.map((source) => sourceView(source, language)),
        providers: CALENDAR_PROVIDERS.filter((provider) => providerConfig(call.services, provider) !== null),
        limit: MOST_SOURCES,
      },
    };
  }),

  handleWithoutTransaction(connectCalendar, async (call) => ({
    status: 201,
    data: sourceView(await connectSource(signedAct(call), call.body), languageOf(call.request)),
    message: calendarsSay('calendars.connected'),
  })),

  handleWithoutTransaction(importCalendarFile, async (call) => ({
    status: 201,
    data: sourceView(await importFile(signedAct(call), call.file, call.body.name), languageOf(call.request)),
    message: calendarsSay('calendars.imported'),
  })),

  handle(beginCalendarProvider, async (call) => ({
    data: await beginProvider(signedAct(call), call.params.provider),
  })),

  handleWithoutTransaction(connectCalendarProvider, async (call) => ({
    status: 201,
    data: sourceView(
      await connectProvider(signedAct(call), call.params.provider, call.body),
      languageOf(call.request),
    ),
    message: calendarsSay('calendars.connected'),
  })),

  handleWithoutTransaction(changeCalendar, async (call) => ({
    data: sourceView(
      await changeSource(signedAct(call), call.refs.row(call.params.source_id), call.body),
      languageOf(call.request),
    ),
    message: calendarsSay('calendars.changed'),
  })),

  handleWithoutTransaction(refreshCalendar, async (call) => ({
    data: sourceView(
      await refreshNow(signedAct(call), call.refs.row(call.params.source_id)),
      languageOf(call.request),
    ),
  })),

  handleWithoutTransaction(disconnectCalendar, async (call) => {
    await disconnectSource(signedAct(call), call.refs.row(call.params.source_id));
    return { data: {}, message: calendarsSay('calendars.disconnected') };
  }),
];
