import { describe, expect, it } from 'vitest';
import { matchColumns } from '../records/column-matching.ts';
import { keyOfRecord, RECORD_KINDS, readRecord, recordFields } from './import-record.ts';

describe('a row', () => {
  it.each([
    [
      'departments',
      { name: ' Quay  side ', code: 'Q1', parent: 'Port' },
      { name: 'Quay side', code: 'Q1', parent: 'Port' },
    ],
    [
      'locations',
      { name: 'Ribe', latitude: '55,33', longitude: '8.76' },
      { name: 'Ribe', latitude: 55.33, longitude: 8.76 },
    ],
    [
      'employees',
      { email: 'Ada@Example.TEST', role: 'Hiring manager', is_interviewer: 'yes' },
      { email: 'ada@example.test', role: 'employee', is_interviewer: true },
    ],
    [
      'positions',
      {
        title: 'Pilot',
        locations: 'Ribe, DK; Oslo, NO',
        remote: 'On-site',
        job_type: 'Full time',
        openings: '2',
        closes_on: '2027-02-03',
      },
      {
        title: 'Pilot',
        locations: ['Ribe, DK', 'Oslo, NO'],
        remote: 'no',
        job_type: 'full_time',
        openings: 2,
        closes_on: '2027-02-03',
      },
    ],
  ] as const)('of %s is read', (kind, values, record) => {
    const read = readRecord(kind, values);
    expect(read.problems).toEqual([]);
    expect(read.record).toMatchObject(record);
  });

  it.each([
    ['departments', {}, 'name', 'missing'],
    ['departments', { name: 'x'.repeat(121) }, 'name', 'too_long'],
    ['locations', { name: 'Ribe', latitude: '91' }, 'latitude', 'number'],
    ['employees', { email: 'nobody' }, 'email', 'email'],
    ['employees', { email: 'a@example.test', role: 'constructor' }, 'role', 'role'],
    ['employees', { email: 'a@example.test', is_interviewer: 'maybe' }, 'is_interviewer', 'yes_no'],
    ['positions', { title: 'Pilot', openings: '1.5' }, 'openings', 'number'],
    ['positions', { title: 'Pilot', closes_on: '2027-02-31' }, 'closes_on', 'day'],
    ['positions', { title: 'Pilot', level: 'wizard' }, 'level', 'choice'],
  ] as const)('of %s: %o is wrong in %s: %s', (kind, values, field, code) => {
    expect(readRecord(kind, values as Record<string, string>).problems).toEqual([{ field, code }]);
  });
});

it('finds its columns by their own names, whatever the kind', () => {
  for (const kind of RECORD_KINDS) {
    const keys = recordFields(kind).map((field) => field.key);
    expect(matchColumns(keys, recordFields(kind))).toEqual(keys);
  }
});

// As the documentation of each system names them (docs/imports.md).
it.each([
  [
    'positions',
    'Lever, postings',
    ['Posting Name', 'Date Created', 'Team', 'Location', 'Work type', 'Location type'],
    ['title', null, 'department', 'locations', 'job_type', 'remote'],
  ],
  [
    'positions',
    'Greenhouse, jobs',
    ['Job', 'Department', 'Office', 'Requisition ID', 'Openings'],
    ['title', 'department', 'locations', 'external_id', 'openings'],
  ],
  [
    'employees',
    'Greenhouse, users',
    ['First Name', 'Last Name', 'Email', 'Employee ID'],
    [null, null, 'email', null],
  ],
  [
    'employees',
    'BambooHR',
    ['workEmail', 'jobTitle', 'department', 'division', 'location'],
    ['email', 'title', 'department', null, 'location'],
  ],
  [
    'employees',
    'Workable',
    ['Work email', 'Job title', 'Department', 'Location'],
    ['email', 'title', 'department', 'location'],
  ],
  ['employees', 'Ashby', ['Email', 'Job title', 'LinkedIn URL'], ['email', 'title', null]],
  ['departments', 'BambooHR', ['department', 'division'], ['name', 'parent']],
] as const)('finds the %s of %s', (kind, _, headings, fields) => {
  expect(matchColumns(headings, recordFields(kind))).toEqual(fields);
});

it.each([
  ['Full-time', 'full_time'],
  ['Part-time', 'part_time'],
  ['Contract', 'contract'],
  ['Intern', 'internship'],
])('reads a type of work as Lever names it: %s', (given, type) => {
  expect(readRecord('positions', { title: 'Pilot', job_type: given }).record.job_type).toBe(type);
});

it('is the same record by its address, id, or name in any case', () => {
  expect(keyOfRecord('departments', { name: 'Quay' })).toBe(keyOfRecord('departments', { name: 'QUAY' }));
  expect(keyOfRecord('positions', { title: 'A', external_id: '7' })).toBe(
    keyOfRecord('positions', { title: 'B', external_id: '7' }),
  );
});
