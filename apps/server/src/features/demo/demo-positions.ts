import type { RichText } from '@tryout/domain/text/rich-text';
import type { DemoOrganizationKey } from './demo-people.ts';

/** A question of a demo position. */
export interface DemoQuestion {
  readonly key: string;
  readonly type:
    | 'short_text'
    | 'long_text'
    | 'single_select'
    | 'multi_select'
    | 'number'
    | 'must_agree'
    | 'date';
  readonly label: string;
  readonly required: boolean;
  readonly options?: readonly { readonly key: string; readonly label: string }[];
  readonly rules?: readonly object[];
}

/** A position of the demo and how many applicants stand at each status. */
export interface DemoPosition {
  readonly key: string;
  readonly organization: DemoOrganizationKey;
  readonly author: string;
  readonly title: string;
  readonly description: string | RichText;
  readonly fields: object;
  readonly location: string | null;
  /** Slug and version of a simulation of the library; null for none. */
  readonly simulation: `${string}@${number}` | null;
  readonly questions: readonly DemoQuestion[];
  readonly end: 'draft' | 'published' | 'paused' | 'closed';
  readonly applicants: Readonly<Record<string, number>>;
  readonly managers?: readonly { readonly email: string; readonly level: string }[];
}

const NIGHTS: DemoQuestion = {
  key: 'nights',
  type: 'single_select',
  label: 'Can you work two night shifts a week?',
  required: true,
  options: [
    { key: 'yes', label: 'Yes' },
    { key: 'sometimes', label: 'Sometimes' },
    { key: 'no', label: 'No' },
  ],
  rules: [
    {
      rule_id: 'no-nights',
      match: 'all',
      conditions: [{ question_id: 'nights', operator: 'is_one_of', operand: ['no'] }],
      action: 'reject_suggested',
    },
  ],
};

/** The demo's positions. The first one is what most people look at. */
export const DEMO_POSITIONS: readonly DemoPosition[] = [
  {
    key: 'planner',
    organization: 'harbour',
    author: 'recruiter@harbour.test',
    title: 'Quay operations planner',
    description: {
      blocks: [
        {
          type: 'paragraph',
          text: [
            {
              text: 'You decide which ship is unloaded when, where its crates wait and which crew takes them on. Most days hold one surprise, some hold five.',
            },
          ],
        },
        { type: 'heading', level: 2, text: [{ text: 'What you will do' }] },
        {
          type: 'list',
          ordered: false,
          items: [
            { text: [{ text: 'Plan berths, cranes and crews for the next three days' }] },
            { text: [{ text: 'Change the plan calmly when a storm or a late ship does it for you' }] },
            { text: [{ text: 'Talk with captains, crane drivers and customers, often within one hour' }] },
          ],
        },
        { type: 'heading', level: 2, text: [{ text: 'What you bring' }] },
        {
          type: 'paragraph',
          text: [
            { text: 'Care with numbers, a steady eye and the habit of asking before guessing. ' },
            { text: 'Training on our systems takes six weeks and is paid.', bold: true },
          ],
        },
      ],
    },
    fields: {
      remote: 'hybrid',
      job_type: 'full_time',
      level: 'intermediate',
      work_experience: 'Less Than 3 Years',
      skills: ['Planning', 'Clear writing', 'Shift work'],
      technical_skills: ['Spreadsheets'],
      salary_min_cents: 5_200_000,
      salary_max_cents: 6_400_000,
      salary_period: 'year',
      show_salary: true,
      openings: 3,
      application_form: { cv: 'required', phone: 'optional', linkedin: 'optional', cover_letter: 'hidden' },
    },
    location: 'Harbour town',
    simulation: 'first-day-at-the-harbour@2',
    questions: [
      { key: 'why', type: 'long_text', label: 'What would you like to get better at here?', required: true },
      NIGHTS,
      { key: 'years', type: 'number', label: 'Years in planning or dispatch', required: false },
      { key: 'licence', type: 'must_agree', label: 'I may work in this country', required: true },
    ],
    end: 'published',
    applicants: {
      started: 2,
      basic_info_entered: 2,
      cv_submitted: 2,
      questions_answered: 3,
      applied: 12,
      short_listed: 5,
      phone_screen: 3,
      in_person: 3,
      on_hold: 2,
      approved: 1,
      rejected: 3,
    },
    managers: [{ email: 'manager@harbour.test', level: 'decider' }],
  },
  {
    key: 'demo',
    organization: 'harbour',
    author: 'recruiter@harbour.test',
    title: 'A day at the harbour',
    description:
      'This position is here to be tried out: play for ninety seconds, read your score card, then look at the list from the other side.',
    fields: {
      remote: 'yes',
      job_type: 'contract',
      level: 'entry',
      work_experience: 'Less Than 1 Year',
      openings: 5,
      visibility: 'unlisted',
      application_form: { cv: 'hidden', phone: 'hidden', linkedin: 'hidden', cover_letter: 'hidden' },
    },
    location: null,
    simulation: 'ninety-seconds-at-the-harbour@1',
    questions: [],
    end: 'published',
    applicants: { applied: 8, short_listed: 1 },
  },
  {
    key: 'care',
    organization: 'harbour',
    author: 'owner@harbour.test',
    title: 'Customer care agent',
    description: 'You answer when somebody asks where a delivery is, and you find out before you answer.',
    fields: {
      remote: 'yes',
      job_type: 'part_time',
      level: 'entry',
      work_experience: 'Less Than 1 Year',
      openings: 2,
      application_form: { cv: 'optional', phone: 'required', linkedin: 'hidden', cover_letter: 'optional' },
    },
    location: null,
    simulation: null,
    questions: [
      { key: 'languages', type: 'short_text', label: 'Which languages do you speak?', required: true },
    ],
    end: 'closed',
    applicants: { applied: 3, approved: 1, rejected: 2 },
  },
  {
    key: 'technician',
    organization: 'harbour',
    author: 'recruiter@harbour.test',
    title: 'Crane technician, apprentice',
    description: 'Three years, two cranes, one certificate. You learn to keep forty metres of steel safe.',
    fields: {
      remote: 'no',
      job_type: 'apprenticeship',
      level: 'entry',
      work_experience: 'Less Than 1 Year',
      openings: 4,
      application_form: { cv: 'optional', phone: 'optional', linkedin: 'hidden', cover_letter: 'optional' },
    },
    location: 'Harbour town',
    simulation: 'apprentices@2',
    questions: [],
    end: 'paused',
    applicants: { started: 1, questions_answered: 1, applied: 3 },
  },
  {
    key: 'safety',
    organization: 'harbour',
    author: 'recruiter@harbour.test',
    title: 'Yard safety lead',
    description: 'A draft: what the yard needs to stay as safe as it is.',
    fields: {
      remote: 'no',
      job_type: 'full_time',
      level: 'advanced',
      work_experience: '5 Years or More',
      openings: 1,
    },
    location: null,
    simulation: null,
    questions: [],
    end: 'draft',
    applicants: {},
  },
  {
    key: 'baker',
    organization: 'meadow',
    author: 'recruiter@meadow.test',
    title: 'Night baker',
    description: 'You start when the town sleeps and finish when it wakes to fresh bread.',
    fields: {
      remote: 'no',
      job_type: 'full_time',
      level: 'entry',
      work_experience: 'Less Than 1 Year',
      openings: 2,
      application_form: { cv: 'optional', phone: 'optional', linkedin: 'hidden', cover_letter: 'hidden' },
    },
    location: 'Valley bakery',
    simulation: 'ninety-seconds-at-the-harbour@1',
    questions: [NIGHTS],
    end: 'published',
    applicants: { started: 1, applied: 4, short_listed: 1 },
  },
  {
    key: 'analyst',
    organization: 'solo',
    author: 'solo@tryout.test',
    title: 'Operations analyst',
    description:
      'For a client in shipping: find out why things take as long as they do, and say it so that people like to hear it.',
    fields: {
      remote: 'hybrid',
      job_type: 'full_time',
      level: 'intermediate',
      work_experience: 'Less Than 5 Years',
      openings: 1,
      application_form: { cv: 'required', phone: 'optional', linkedin: 'optional', cover_letter: 'optional' },
    },
    location: 'Client site',
    simulation: 'accounting-and-finance@2',
    questions: [],
    end: 'published',
    applicants: { cv_submitted: 1, applied: 2 },
  },
];

/** Places of work, added by each organization's owner; positions name them. */
export const DEMO_PLACES = [
  {
    owner: 'owner@harbour.test',
    name: 'Harbour town',
    address: 'Sandtorkai, Hamburg',
    country: 'Germany',
    latitude: 53.5437,
    longitude: 9.9889,
    place_id: 2911298,
    time_zone: 'Europe/Berlin',
  },
  {
    owner: 'owner@meadow.test',
    name: 'Valley bakery',
    address: 'Dorfstrasse, Thun',
    country: 'Switzerland',
    latitude: 46.758,
    longitude: 7.628,
    place_id: 2658377,
    time_zone: 'Europe/Zurich',
  },
] as const;
