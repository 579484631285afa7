import type { TransitionTable } from '../records/transitions.ts';

/** States of an interview event (product §2.19), in the order of its life. */
export const EVENT_STATUS_NAMES = [
  'draft',
  'collecting',
  'scheduled',
  'confirmed',
  'completed',
  'no_show',
  'cancelled',
] as const;

/**
 * State of an interview event: being written; times are being asked for; a time is chosen; everyone required said yes;
 * it took place; the candidate did not come; called off.
 */
export type EventStatus = (typeof EVENT_STATUS_NAMES)[number];

/** Who moves an event: the hiring side, the candidate, or the program itself once every required person said yes. */
export type EventActor = 'team' | 'candidate' | 'system';

/**
 * Moves between states (product §2.19). Back to `collecting` is rescheduling: the time given up is kept in the history.
 * An interview may be closed from `scheduled` too, since people come without having said yes. `completed` is terminal.
 */
export const EVENT_STATUSES: TransitionTable<EventStatus, EventActor> = {
  draft: [
    { to: 'collecting', by: ['team'] },
    { to: 'scheduled', by: ['team'] },
    { to: 'cancelled', by: ['team', 'system'] },
  ],
  collecting: [
    { to: 'scheduled', by: ['team', 'candidate'] },
    { to: 'cancelled', by: ['team', 'candidate', 'system'], needs_reason: true },
  ],
  scheduled: [
    { to: 'confirmed', by: ['system'] },
    { to: 'collecting', by: ['team', 'candidate'] },
    { to: 'completed', by: ['team'] },
    { to: 'no_show', by: ['team'] },
    { to: 'cancelled', by: ['team', 'candidate', 'system'], needs_reason: true },
  ],
  confirmed: [
    { to: 'collecting', by: ['team', 'candidate'] },
    { to: 'completed', by: ['team'] },
    { to: 'no_show', by: ['team'] },
    { to: 'cancelled', by: ['team', 'candidate', 'system'], needs_reason: true },
  ],
  no_show: [
    { to: 'collecting', by: ['team'] },
    { to: 'cancelled', by: ['team', 'system'], needs_reason: true },
  ],
  cancelled: [{ to: 'collecting', by: ['team'] }],
  completed: [],
};

/** States in which an event has a time that its participants are taken at. */
export const TIMED_STATUSES: readonly EventStatus[] = ['scheduled', 'confirmed'];

/** States that still wait for something to happen. */
export const LIVE_STATUSES: readonly EventStatus[] = ['draft', 'collecting', 'scheduled', 'confirmed'];

/** An event can be closed as completed or not attended only once it has begun. */
export function hasBegun(event: { readonly starts_at: string | null }, now: Date): boolean {
  return event.starts_at !== null && Date.parse(event.starts_at) <= now.getTime();
}

/** What a participant said about the chosen time (the words of RFC 5545's PARTSTAT). */
export type EventResponse = 'needs_action' | 'accepted' | 'declined' | 'tentative';

/** Whether everyone whose presence is required has said yes; false where nobody is required. */
export function allRequiredAccepted(
  participants: readonly { readonly is_required: boolean; readonly response: EventResponse }[],
): boolean {
  const required = participants.filter((each) => each.is_required);
  return required.length > 0 && required.every((each) => each.response === 'accepted');
}
