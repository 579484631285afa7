import { describe, expect, it } from 'vitest';
import { type ApplicationOfPerson, duplicateOf } from './duplicate-application.ts';

const DAY = 86_400_000;
const REAPPLY = 180 * DAY;

function application(of: Partial<ApplicationOfPerson> = {}): ApplicationOfPerson {
  return {
    status: 'started',
    furthest_step: 'started',
    was_sent: false,
    has_begun_play: false,
    created_at: 0,
    ...of,
  };
}

const sent = { status: 'applied', furthest_step: 'applied', was_sent: true } as const;
const further = { status: 'cv_submitted', furthest_step: 'cv_submitted' } as const;
const played = {
  status: 'questions_answered',
  furthest_step: 'questions_answered',
  has_begun_play: true,
} as const;
const ended = { ...sent, status: 'rejected' } as const;

describe('which of two applications of one person for one position is closed', () => {
  it.each<[string, Partial<ApplicationOfPerson>, Partial<ApplicationOfPerson>, 'held' | 'incoming' | null]>([
    ['the later of two that were sent', { ...sent }, { ...sent, created_at: 1 }, 'incoming'],
    ['the later one, also where it is the account’s', { ...sent, created_at: 1 }, { ...sent }, 'held'],
    [
      'the later one, although people have moved it on',
      sent,
      { ...sent, status: 'in_person', created_at: 1 },
      'incoming',
    ],
    ['one that was never sent', further, { ...sent, created_at: 1 }, 'held'],
    ['one without a play where the other has begun one', played, { ...further, created_at: 1 }, 'incoming'],
    ['one whose play has begun, for one that was sent', played, { ...sent, created_at: 1 }, 'held'],
    ['the later of two with begun plays', played, { ...played, created_at: 1 }, 'incoming'],
    ['the one that is less far', {}, { ...further, created_at: 1 }, 'held'],
    ['the later of two that are equally far', further, { ...further, created_at: 1 }, 'incoming'],
    ['never the one of somebody who is hired', sent, { ...sent, status: 'approved', created_at: 1 }, 'held'],
    ['none where the incoming one has ended', sent, { ...ended, created_at: 1 }, null],
    ['one that came too soon after an end', ended, { ...sent, created_at: REAPPLY - 1 }, 'incoming'],
    ['none when one may apply again', ended, { ...sent, created_at: REAPPLY }, null],
    [
      'none after one that was never sent',
      { ...further, status: 'rejected' },
      { ...sent, created_at: 1 },
      null,
    ],
    ['none for somebody who is hired', ended, { ...sent, status: 'approved', created_at: 1 }, null],
  ])('%s', (_, held, incoming, expected) => {
    expect(duplicateOf(application(held), application(incoming), REAPPLY)).toBe(expected);
  });
});
