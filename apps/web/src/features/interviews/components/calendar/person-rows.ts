import type { CalendarEvent, CalendarPerson } from '@tryout/contract/interviews/event-calendar';
import type { Interval } from '@tryout/domain/interviews/intervals';
import { PARTICIPANT_KINDS, type ParticipantKind } from '@tryout/domain/interviews/participant-kinds';

/** Somebody with a row of their own. */
export interface PersonRow {
  readonly user_id: string;
  readonly name: string;
  readonly kind: ParticipantKind;
  readonly is_you: boolean;
  readonly time_zone: string;
  readonly hours: readonly Interval[] | null;
  readonly busy: readonly Interval[];
  readonly events: readonly CalendarEvent[];
  /** The application of an applicant. */
  readonly application_id: string | null;
}

const intervals = (spans: CalendarPerson['hours']): Interval[] =>
  spans.map((each) => ({ start: Date.parse(each.starts_at), end: Date.parse(each.ends_at) }));

/** Everyone with a row: those who can interview, and who takes part in what is shown, the latter with their events. */
export function rowsOf(items: readonly CalendarEvent[], people: readonly CalendarPerson[]): PersonRow[] {
  const rows = new Map<string, PersonRow & { events: CalendarEvent[] }>();
  for (const person of people)
    rows.set(person.user_id, {
      ...person,
      hours: intervals(person.hours),
      busy: intervals(person.busy),
      events: [],
      application_id: null,
    });
  for (const event of items) {
    for (const each of event.participants) {
      const row = rows.get(each.user_id) ?? {
        ...each,
        hours: null,
        busy: [],
        events: [],
        application_id: each.kind === 'candidate' ? event.application_id : null,
      };
      row.events.push(event);
      rows.set(each.user_id, row);
    }
  }
  return [...rows.values()];
}

/** The rows by kind of participant, in the order of the five lists; kinds without people are left out. */
export function groupsOf(rows: readonly PersonRow[]): { kind: ParticipantKind; rows: PersonRow[] }[] {
  return PARTICIPANT_KINDS.map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind) })).filter(
    (group) => group.rows.length > 0,
  );
}
