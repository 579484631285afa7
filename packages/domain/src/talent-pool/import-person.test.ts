import { describe, expect, it } from 'vitest';
import { matchColumns } from '../records/column-matching.ts';
import { changeByImport, PERSON_IMPORT_FIELDS, readImportedPerson } from './import-person.ts';

const KNOWN = {
  first_name: 'Ada',
  last_name: 'Berg',
  email: 'ada@example.test',
  phone: '',
  location: '',
  linkedin: '',
  skills: ['Crane'],
  tags: ['Gold'],
  consent: 'given' as const,
  consent_source: 'Fair',
  consent_on: '2026-01-02',
  consent_until: null,
  do_not_contact: true,
  external_id: '',
};

describe('headings of files from elsewhere', () => {
  it.each([
    [
      'Greenhouse',
      ['First Name', 'Last Name', 'Company', 'Email', 'Phone', 'Social Media', 'Address', 'Notes'],
      ['first_name', 'last_name', null, 'email', 'phone', 'linkedin', 'location', 'note'],
    ],
    [
      'Lever',
      ['Full-Name', 'Email', 'Links', 'Tags', 'Resume Filename', 'Stage'],
      ['name', 'email', 'linkedin', 'tags', 'cv_file', null],
    ],
    [
      'our own export',
      ['person_id', 'first_name', 'email', 'do_not_contact', 'external_id'],
      [null, 'first_name', 'email', 'do_not_contact', 'external_id'],
    ],
  ])('of %s go into their fields', (_, headings, fields) => {
    expect(matchColumns(headings, PERSON_IMPORT_FIELDS)).toEqual(fields);
  });
});

describe('a row', () => {
  it('is read as people write it', () => {
    const { person, problems } = readImportedPerson({
      name: '  Zoë  van Dijk ',
      email: 'Zoe@Example.test, other@example.test',
      linkedin: 'https://github.com/zoe https://www.linkedin.com/in/zoe',
      skills: 'Crane; crane, Forklift',
      consent: 'Yes',
      consent_on: '2026-02-03T10:00:00Z',
      do_not_contact: 'no',
    });
    expect(problems).toEqual([]);
    expect(person).toMatchObject({
      first_name: 'Zoë',
      last_name: 'van Dijk',
      email: 'zoe@example.test',
      skills: ['Crane', 'Forklift'],
      consent: 'given',
      consent_on: '2026-02-03',
      do_not_contact: false,
    });
    expect(person.linkedin).toContain('linkedin.com/in/zoe');
  });

  it.each([
    [{}, 'name', 'nameless'],
    [{ email: 'nobody' }, 'email', 'email'],
    [{ name: 'A', linkedin: 'me' }, 'linkedin', 'linkedin'],
    [{ name: 'A', consent_on: '2026-02-31' }, 'consent_on', 'day'],
    [{ name: 'A', consent_until: '3/2/2026' }, 'consent_until', 'day'],
    [{ name: 'A', consent: 'perhaps' }, 'consent', 'consent'],
    [{ name: 'A', do_not_contact: 'perhaps' }, 'do_not_contact', 'yes_no'],
    [{ first_name: 'a'.repeat(81) }, 'first_name', 'too_long'],
    [{ name: 'A', tags: Array.from({ length: 31 }, (_, n) => `t${n}`).join(',') }, 'tags', 'too_many'],
  ])('%o is refused for its %s: %s', (values, field, code) => {
    expect(readImportedPerson(values).problems).toContainEqual({ field, code });
  });
});

describe('what a row changes of a known person', () => {
  const read = (values: Parameters<typeof readImportedPerson>[0]) => readImportedPerson(values).person;

  it('is nothing where it says what is known, or nothing at all', () => {
    expect(changeByImport(KNOWN, read({ email: 'ada@example.test' }))).toBeNull();
    expect(
      changeByImport(KNOWN, read({ first_name: 'Ada', last_name: 'Berg', skills: 'crane', tags: 'GOLD' })),
    ).toBeNull();
  });

  it('is what it says; tags and skills are added, and a mark not to contact stays', () => {
    const change = changeByImport(
      KNOWN,
      read({ last_name: 'Berger', tags: 'New', do_not_contact: 'no', consent: 'no' }),
    );
    expect(change).toMatchObject({
      first_name: 'Ada',
      last_name: 'Berger',
      tags: ['Gold', 'New'],
      do_not_contact: true,
      consent: 'withdrawn',
      consent_on: null,
    });
    expect(
      change && changeByImport(change, read({ last_name: 'Berger', tags: 'New', consent: 'no' })),
    ).toBeNull();
  });
});
