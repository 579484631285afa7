import type { readStartCv } from '@tryout/contract/applications/application-start';
import type { RouteData } from '@tryout/contract/define-route';
import { personName } from '@tryout/domain/cvs/person-name';
import type { Act } from '../../../platform/act.ts';
import type { ReceivedFile } from '../../../platform/http/call.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readReceivedCv } from '../../cvs/public.ts';
import { applicationsSay } from '../applications.messages.ts';

/** Anybody may ask for it, so that what it takes of the machine is bounded for all of them together. */
const MOST_AT_ONCE = 2;
let running = 0;

/**
 * Name and address that a CV says, for somebody who begins to apply. Pictures of pages are not read here; a file that
 * says nothing gives empty fields. @throws Refusal for a file that is no document, or while others are being read
 */
export async function contactInCv(
  { services }: Act,
  file: ReceivedFile | null,
): Promise<RouteData<typeof readStartCv>> {
  if (!file) throw new Error('an upload route without its file');
  if (running >= MOST_AT_ONCE)
    throw new Refusal('unavailable', applicationsSay('applications.cv_busy'), { retry_after_s: 5 });
  running += 1;
  try {
    const reading = await readReceivedCv(services, file);
    return { ...personName(reading?.name ?? ''), email: reading?.emails[0] ?? '' };
  } finally {
    running -= 1;
  }
}
