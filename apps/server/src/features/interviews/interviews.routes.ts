import {
  answerBooking,
  bookTime,
  holdTime,
  proposeTimes,
  readBooking,
  readBookingFile,
  releaseTime,
  seeBooking,
} from '@tryout/contract/interviews/booking';
import { findCommonTimes, readCalendar } from '@tryout/contract/interviews/event-calendar';
import {
  answerEvent,
  createEvent,
  listEvents,
  moveEvent,
  nudgeEvent,
  readEvent,
  readEventFile,
  scheduleEvent,
  updateEvent,
  updateSlots,
} from '@tryout/contract/interviews/events';
import { findFreeDays, findFreeTimes, listInterviewers } from '@tryout/contract/interviews/free-times';
import {
  listHolidays,
  readAvailability,
  readFeed,
  renewFeed,
  updateAvailability,
} from '@tryout/contract/interviews/own-hours';
import { type Handled, handle, handleWithoutTransaction, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { answerTime, offerSlots } from './answer-event.ts';
import { arrangeEvent } from './arrange-event.ts';
import {
  answerLink,
  bookAt,
  fileOfLink,
  holdFor,
  noteOpened,
  proposeFor,
  releaseHold,
  showBooking,
  unlessTaken,
} from './booking.ts';
import { changeEvent } from './change-event.ts';
import { eventView } from './event-view.ts';
import { holidaysFrom } from './holidays.ts';
import { interviewsSay } from './interviews.messages.ts';
import { freeDaysFor, freeTimesFor, interviewersOf, listOwnEvents } from './list-events.ts';
import { moveTo, scheduleAt } from './move-event.ts';
import { nudge } from './nudge-event.ts';
import { fileForCaller, openEvent } from './open-event.ts';
import { ownHours, readFeedOf, renewOwnFeed, replaceHours } from './own-hours.ts';
import { calendarOf, commonTimesOf } from './read-calendar.ts';
import { sendCalendar } from './send-calendar.ts';

/** Interviews: arranging them, finding a time, answering, and how they end. */
export const interviewsHandlers: readonly Handled[] = [
  handle(listEvents, async (call) => ({ data: await listOwnEvents(signedAct(call), call.query) })),

  handle(readCalendar, async (call) => ({ data: await calendarOf(signedAct(call), call.query) })),

  handle(findCommonTimes, async (call) => {
    const { application_id } = call.query;
    const application = application_id ? call.refs.row(application_id) : null;
    return { data: await commonTimesOf(signedAct(call), application, call.query) };
  }),

  handle(listInterviewers, async (call) => ({
    data: await interviewersOf(signedAct(call), call.refs.row(call.query.application_id)),
  })),

  handle(findFreeTimes, async (call) => ({
    data: await freeTimesFor(signedAct(call), call.refs.row(call.query.application_id), call.query),
  })),

  handle(findFreeDays, async (call) => ({
    data: await freeDaysFor(signedAct(call), call.refs.row(call.body.application_id), call.body),
  })),

  handle(createEvent, async (call) => {
    const act = signedAct(call);
    const event = await arrangeEvent(act, call.refs.row(call.body.application_id), call.body);
    const said = call.body.is_draft ? 'kept' : event.starts_at ? 'set' : 'asked';
    return { status: 201, data: await eventView(act, event), message: interviewsSay(`interviews.${said}`) };
  }),

  handle(readEvent, async (call) => ({
    data: await openEvent(signedAct(call), call.refs.row(call.params.event_id)),
  })),

  handle(updateEvent, async (call) => {
    const act = signedAct(call);
    const event = await changeEvent(act, call.params.event_id, call.body);
    return { data: await eventView(act, event), message: interviewsSay('interviews.changed') };
  }),

  handle(updateSlots, async (call) => {
    const act = signedAct(call);
    const event = await offerSlots(act, call.params.event_id, call.body);
    return { data: await eventView(act, event), message: interviewsSay('interviews.slots_kept') };
  }),

  handle(answerEvent, async (call) => {
    const act = signedAct(call);
    const event = await answerTime(act, call.params.event_id, act.actor.user_id, call.body);
    return { data: await eventView(act, event), message: interviewsSay('interviews.answered') };
  }),

  handle(scheduleEvent, async (call) => {
    const act = signedAct(call);
    const { event, is_moved } = await scheduleAt(act, call.params.event_id, call.body);
    return {
      data: await eventView(act, event),
      message: interviewsSay(is_moved ? 'interviews.moved' : 'interviews.set'),
    };
  }),

  handle(moveEvent, async (call) => {
    const act = signedAct(call);
    const event = await moveTo(act, call.params.event_id, call.body);
    return { data: await eventView(act, event), message: interviewsSay(`interviews.${call.body.to}`) };
  }),

  handle(nudgeEvent, async (call) => {
    const told = await nudge(signedAct(call), call.params.event_id);
    return { data: { told }, message: interviewsSay('interviews.nudged', { count: told }) };
  }),

  handle(readEventFile, async (call) =>
    sendCalendar(call.reply, await fileForCaller(signedAct(call), call.refs.row(call.params.event_id))),
  ),

  handle(readAvailability, async (call) => ({ data: await ownHours(signedAct(call)) })),

  handle(updateAvailability, async (call) => ({
    data: await replaceHours(signedAct(call), call.body),
    message: interviewsSay('interviews.hours_kept'),
  })),

  handle(listHolidays, async (call) => ({
    data: await holidaysFrom(call.services.now(), call.query, languageOf(call.request)),
  })),

  handle(renewFeed, async (call) => ({
    data: await renewOwnFeed(signedAct(call)),
    message: interviewsSay('interviews.feed_renewed'),
  })),

  handle(readFeed, async (call) =>
    sendCalendar(call.reply, await readFeedOf(call, call.params.token), { isFeed: true }),
  ),

  handle(readBooking, async (call) => ({ data: await showBooking(call, call.params.token) })),

  handle(seeBooking, async (call) => {
    await noteOpened(call, call.params.token);
    return { data: {} };
  }),

  handleWithoutTransaction(holdTime, async (call) => ({
    data: await unlessTaken(call, call.params.token, call.body.starts_at, holdFor),
  })),

  handle(releaseTime, async (call) => ({
    data: await releaseHold(call, call.params.token, call.query.starts_at),
  })),

  handleWithoutTransaction(bookTime, async (call) => ({
    data: await unlessTaken(call, call.params.token, call.body.starts_at, bookAt),
    message: interviewsSay('interviews.booked'),
  })),

  handle(answerBooking, async (call) => ({
    data: await answerLink(call, call.params.token, call.body),
    message: interviewsSay(
      call.body.response === 'accepted' ? 'interviews.answered' : 'interviews.cancelled',
    ),
  })),

  handle(proposeTimes, async (call) => ({
    data: await proposeFor(call, call.params.token, call.body),
    message: interviewsSay('interviews.slots_kept'),
  })),

  handle(readBookingFile, async (call) =>
    sendCalendar(call.reply, await fileOfLink(call, call.params.token)),
  ),
];
