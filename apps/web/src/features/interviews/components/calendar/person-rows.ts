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

/** Rows of people of one kind. */
export interface RowGroup {
  readonly kind: ParticipantKind;
  readonly rows: readonly PersonRow[];
}

type Someone = Omit<PersonRow, 'events'>;

const intervals = (spans: CalendarPerson['hours']): Interval[] =>
  spans.map((each) => ({ start: Date.parse(each.starts_at), end: Date.parse(each.ends_at) }));

/**
 * Makes the rows of a calendar: those who can interview, and who takes part in what is shown, the latter with their
 * events. A row that is as it was stays the same object, so that of hundreds only those that changed are drawn anew.
 */
export function rowKeeper() {
  const known = new Map<string, { row: PersonRow; from: object }>();
  const people = new WeakMap<CalendarPerson, Someone>();
  const someone = (person: CalendarPerson): Someone => {
    const made = people.get(person) ?? {
      ...person,
      hours: intervals(person.hours),
      busy: intervals(person.busy),
      application_id: null,
    };
    people.set(person, made);
    return made;
  };
  return (items: readonly CalendarEvent[], others: readonly CalendarPerson[]): readonly PersonRow[] => {
    const found = new Map<string, { who: Someone; from: object; events: CalendarEvent[] }>();
    for (const person of others)
      found.set(person.user_id, { who: someone(person), from: person, events: [] });
    for (const event of items) {
      for (const each of event.participants) {
        const own = found.get(each.user_id);
        if (own) own.events.push(event);
        else
          found.set(each.user_id, {
            who: {
              ...each,
              hours: null,
              busy: [],
              application_id: each.kind === 'candidate' ? event.application_id : null,
            },
            from: each,
            events: [event],
          });
      }
    }
    return [...found].map(([id, { who, from, events }]) => {
      const before = known.get(id);
      if (before?.from === from && isSame(before.row.events, events)) return before.row;
      const row = { ...who, events };
      known.set(id, { row, from });
      return row;
    });
  };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** The rows by kind of participant, in the order of the five lists; kinds without people are left out. */
export function groupsOf(rows: readonly PersonRow[]): readonly RowGroup[] {
  return PARTICIPANT_KINDS.map((kind) => ({ kind, rows: rows.filter((row) => row.kind === kind) })).filter(
    (group) => group.rows.length > 0,
  );
}
