export type { OutgoingEvent } from './outgoing-event.ts';
export {
  type EventStore,
  PlayLink,
  type PlayTransport,
  Unreachable,
} from './play-link.ts';
export { refusedEvent } from './play-transport.ts';
export type { Accommodations } from './plays.api.ts';
export { NO_ADJUSTMENTS } from './ready.ts';
