import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ResumeProfile, readJsonResume, toJsonResume } from './json-resume.ts';
import { type Availability, availabilityProblem, UNSAID, withLanguages, withWords } from './profile-parts.ts';

it.each<[Availability, ReturnType<typeof availabilityProblem>]>([
  [UNSAID, null],
  [{ kind: 'now', weeks: null, day: null }, null],
  [{ kind: 'after_notice', weeks: 4, day: null }, null],
  [{ kind: 'after_notice', weeks: null, day: null }, 'weeks'],
  [{ kind: 'now', weeks: 4, day: null }, 'weeks'],
  [{ kind: 'from_day', weeks: null, day: '2026-12-01' }, null],
  [{ kind: 'from_day', weeks: null, day: null }, 'day'],
  [{ kind: 'not_looking', weeks: null, day: '2026-12-01' }, 'day'],
])('of the availability %o %s is wrong', (availability, problem) => {
  expect(availabilityProblem(availability)).toBe(problem);
});

it('adds words and languages once, and keeps what was there first', () => {
  expect(withWords(['Excel', 'Planning'], ['excel', ' SQL ', ''])).toEqual(['Excel', 'Planning', 'SQL']);
  expect(withWords([], ['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
  expect(
    withLanguages(
      [
        { name: 'German', level: '' },
        { name: 'English', level: 'C1' },
      ],
      [
        { name: 'german', level: 'B2' },
        { name: 'English', level: 'A1' },
        { name: 'Arabic', level: 'native' },
      ],
    ),
  ).toEqual([
    { name: 'German', level: 'B2' },
    { name: 'English', level: 'C1' },
    { name: 'Arabic', level: 'native' },
  ]);
});

describe('a résumé file', () => {
  const profile: ResumeProfile = {
    first_name: 'Noor',
    last_name: 'Halim',
    email: 'noor@example.test',
    tagline: 'Quay planner',
    bio: 'Plans berths.\n\nLikes tides.',
    phone: '+49 40 1234567',
    location: '28195 Bremen, Germany',
    linkedin: 'https://www.linkedin.com/in/noor-halim',
    skills: ['Planning', 'Leading shifts'],
    technical_skills: ['SQL', 'Excel'],
    languages: [
      { name: 'Arabic', level: 'native' },
      { name: 'German', level: 'B2' },
      { name: 'Dutch', level: '' },
    ],
    availability: { kind: 'after_notice', weeks: 6, day: null },
    work_permit: 'EU citizen',
    experience: [
      {
        title: 'Quay planner',
        company: 'Harbour Logistics',
        employment_type: 'part_time',
        location: 'Bremen',
        remote: 'hybrid',
        start_month: '2021-03',
        end_month: null,
        is_current: true,
        description: 'Planned the week of forty people',
      },
    ],
    education: [
      {
        school: 'University of Bremen',
        degree: 'BSc',
        field: 'Logistics',
        start_year: 2017,
        end_year: 2020,
        grade: '1.7',
      },
    ],
  };

  it('comes back as it went out', () => {
    const { taken, unknown, problems, not_held } = readJsonResume(
      JSON.parse(JSON.stringify(toJsonResume(profile))),
    );
    const { first_name: _f, last_name: _l, email: _e, availability: _a, work_permit: _w, ...held } = profile;
    expect(taken).toEqual(held);
    expect({ unknown, problems, not_held }).toEqual({ unknown: [], problems: [], not_held: [] });
  });

  it('says which parts are unknown, not held or wrong, and takes the rest', () => {
    const read = readJsonResume({
      basics: {
        name: 'Noor Halim',
        label: 7,
        url: 'https://noor.example',
        nickname: 'No',
        location: { city: 'Bremen', countryCode: 'DE', planet: 'Earth' },
        profiles: [{ network: 'Mastodon', url: 'https://social.example/@noor' }, { network: 'LinkedIn' }],
      },
      work: [
        {
          name: 'Elbe',
          position: 'Planner',
          startDate: '2019',
          endDate: '2020-06-30',
          highlights: ['Built', 3],
        },
        { name: 'Elbe', position: 'Planner', startDate: 'spring 2019' },
        { position: 'Planner', startDate: '2019-01' },
        { name: 'Weser', position: 'Driver', startDate: '2020-01', endDate: '2019-01' },
        'a job',
      ],
      education: [{ institution: 'School', endDate: '2010' }, { area: 'Logistics' }],
      languages: [
        { language: 'Arabic', fluency: 'Native speaker' },
        { language: 'German', fluency: 'b2' },
      ],
      volunteer: [{ organization: 'Shelter' }],
      awards: [],
      hobbies: [],
    });
    expect(read.taken).toMatchObject({
      tagline: '',
      location: 'Bremen, DE',
      linkedin: '',
      experience: [
        {
          title: 'Planner',
          company: 'Elbe',
          start_month: '2019-01',
          end_month: '2020-06',
          description: '• Built',
        },
      ],
      education: [{ school: 'School', start_year: 2010, end_year: 2010 }],
      languages: [
        { name: 'Arabic', level: 'native' },
        { name: 'German', level: 'B2' },
      ],
    });
    expect(read.unknown).toEqual(['hobbies', 'basics.nickname', 'basics.location.planet']);
    expect(read.not_held).toEqual(['volunteer', 'basics.url', 'basics.profiles.0']);
    expect(read.problems).toEqual(
      expect.arrayContaining([
        { path: 'basics.label', problem: 'wrong_kind' },
        { path: 'basics.profiles.1', problem: 'not_linkedin' },
        { path: 'work.0.highlights', problem: 'wrong_kind' },
        { path: 'work.1.startDate', problem: 'no_date' },
        { path: 'work.1', problem: 'no_start' },
        { path: 'work.2', problem: 'no_company' },
        { path: 'work.3', problem: 'end_before_start' },
        { path: 'work.4', problem: 'wrong_kind' },
        { path: 'education.1', problem: 'no_school' },
      ]),
    );
  });

  it('never fails, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (file) => {
        const { taken } = readJsonResume(file);
        expect(taken.experience.length).toBeLessThanOrEqual(50);
      }),
    );
    for (const part of ['basics', 'work', 'education', 'skills', 'languages']) {
      for (const value of [null, 1, 'x', [], {}, [null], [[]], [{}], [{ name: {} }]]) {
        expect(() => readJsonResume({ [part]: value })).not.toThrow();
      }
    }
  });
});
