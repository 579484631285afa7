import type { Drain } from '../../platform/http/drain.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { systemSay } from './system.messages.ts';

/** @throws Refusal once this server was asked to stop: others are to be asked. */
export function refuseWhenStopping(drain: Drain): void {
  if (drain.isDraining()) throw new Refusal('unavailable', systemSay('system.stopping'));
}
