import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PERSON_TAGS } from './person-facts.ts';
import { type PersonMarks, undoMarks } from './undo-marks.ts';

const PLAIN: PersonMarks = {
  tags: [],
  owner_id: null,
  consent: 'unknown',
  consent_source: '',
  consent_on: null,
  consent_until: null,
  do_not_contact: false,
  do_not_contact_reason: '',
  do_not_contact_at: null,
};
const marks = (change: Partial<PersonMarks>): PersonMarks => ({ ...PLAIN, ...change });

describe('a change that is undone', () => {
  it.each([
    ['a tag goes', { tags: ['a'] }, { tags: ['a', 'b'] }, { tags: ['a', 'b'] }, { tags: ['a'] }],
    ['a tag comes back', { tags: ['a', 'b'] }, { tags: ['b'] }, { tags: ['b'] }, { tags: ['b', 'a'] }],
    ['a later tag stays', { tags: [] }, { tags: ['b'] }, { tags: ['b', 'c'] }, { tags: ['c'] }],
    ['one that came back meanwhile', { tags: ['a'] }, { tags: [] }, { tags: ['A'] }, { tags: ['A'] }],
    ['an owner of before', { owner_id: '1' }, { owner_id: '2' }, { owner_id: '2' }, { owner_id: '1' }],
    ['a later owner stays', { owner_id: '1' }, { owner_id: '2' }, { owner_id: '3' }, { owner_id: '3' }],
    [
      'contact as a whole',
      {},
      { do_not_contact: true, do_not_contact_reason: 'Asked' },
      { do_not_contact: true, do_not_contact_reason: 'Asked by phone' },
      { do_not_contact: true, do_not_contact_reason: 'Asked by phone' },
    ],
    [
      'consent that was withdrawn meanwhile stays withdrawn',
      { consent: 'unknown' },
      { consent: 'given', consent_source: 'Fair' },
      { consent: 'withdrawn', consent_source: 'Fair' },
      { consent: 'withdrawn', consent_source: 'Fair' },
    ],
  ] as const)('%s', (_, before, after, now, wanted) => {
    expect(undoMarks(marks(before), marks(after), marks(now))).toEqual(marks(wanted));
  });

  const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  const some = fc
    .record({
      tags,
      owner_id: fc.constantFrom(null, '1', '2'),
      consent: fc.constantFrom('unknown', 'given', 'withdrawn'),
      do_not_contact: fc.boolean(),
    })
    .map((change) => marks(change as Partial<PersonMarks>));

  it('is as before where nothing else happened', () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        const back = undoMarks(before, after, after);
        expect({ ...back, tags: [...back.tags].sort() }).toEqual({
          ...before,
          tags: [...before.tags].sort(),
        });
      }),
    );
  });

  it('never leaves more tags than there may be, and takes no later one', () => {
    const full = Array.from({ length: MOST_PERSON_TAGS }, (_, n) => `t${n}`);
    const back = undoMarks(marks({ tags: ['old'] }), marks({ tags: [] }), marks({ tags: full }));
    expect(back.tags).toEqual(full);
  });
});
