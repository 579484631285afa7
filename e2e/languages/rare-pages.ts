import type { BrowserContext, Page } from 'playwright-core';
import { pagesOf, pagesOfVisitors, type Role } from '../served/paths.ts';
import { findPosition } from '../setup/find-position.ts';
import { findSimulation } from '../setup/find-simulation.ts';

/** Ids of the first rows of a list, by their name; empty where the list is. */
async function idsOf(person: BrowserContext, path: string, name: string): Promise<readonly string[]> {
  const answer = await person.request.get(`/api${path}`);
  const { data } = (await answer.json()) as { data?: { items?: readonly Record<string, unknown>[] } };
  return (data?.items ?? []).map((item) => String(item[name])).slice(0, 2);
}

const HIRING_PARTS = [
  'people',
  'hiring',
  'departments',
  'locations',
  'job_titles',
  'reasons',
  'emails',
  'platform_access',
];
const SETTINGS = ['security', 'display', 'mail', 'data'];
const SIMULATION_TABS = ['positions', 'versions'];
/** Reached by a link in a mail: what is shown for one that is not valid any more. */
const BY_LINK = [
  '/book/some-token',
  '/confirm-email/some-token',
  '/contact/some-token',
  '/email-change/some-token',
  '/expert/some-token',
  '/factor-reset/some-token',
  '/invite/some-token',
  '/join/some-token',
  '/my-data/some-token',
  '/report-mails/some-token',
  '/secure-account',
  '/shared-card/some-token',
  '/survey/some-token',
  '/u/some-token',
];
const STEPS = ['', '/you', '/cv', '/questions', '/ready', '/practice', '/send', '/done', '/adjustments'];

/** An application that the person has begun, by id. */
async function beginApplication(person: BrowserContext, title: string): Promise<string> {
  const answer = await person.request.post('/api/application/start', {
    data: { position_id: await findPosition(person, title), consent: true },
    headers: { 'idempotency-key': crypto.randomUUID(), 'x-tryout-client': 'journey' },
  });
  if (!answer.ok()) throw new Error(`No application could be begun: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { application_id: string } };
  return data.application_id;
}

/** A named condition that formulas can share, by id. */
async function makeCondition(person: BrowserContext): Promise<string> {
  const answer = await person.request.post('/api/admin/conditions', {
    data: { name: `Careful ${crypto.randomUUID().slice(0, 8)}`, source: 'acc_all >= 0.5' },
    headers: { 'idempotency-key': crypto.randomUUID(), 'x-tryout-client': 'journey' },
  });
  if (!answer.ok()) throw new Error(`No condition could be made: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { condition: { id: string } } };
  return data.condition.id;
}

/** Those who hire for an organization, whatever else they may. */
async function hiringPages(person: BrowserContext): Promise<readonly string[]> {
  const position = await findPosition(person, 'Quay operations planner');
  const [events, past, submissions, templates] = await Promise.all([
    idsOf(person, '/events?list=upcoming', 'event_id'),
    idsOf(person, '/events?list=past', 'event_id'),
    idsOf(person, '/submissions', 'submission_id'),
    idsOf(person, '/score/templates', 'id'),
  ]);
  const simulation = await findSimulation(person);
  const [before, after = before] = templates;
  return [
    ...HIRING_PARTS.map((part) => `/user/organization/${part}`),
    ...SETTINGS.map((part) => `/user/settings/${part}`),
    `/user/positions/${position}/share`,
    `/user/positions/${position}/what-if`,
    `/user/positions/${position}/applicants/review`,
    ...[...events, ...past].flatMap((id) => [`/user/events/${id}`, `/user/events/${id}/kit`]),
    ...submissions.map((id) => `/user/submissions/${id}`),
    ...templates.slice(0, 1).map((id) => `/user/score-templates/${id}`),
    `/user/score-templates/compare?before=${before}&after=${after}`,
    `/user/simulations/${simulation}`,
    `/user/simulations/${simulation}/candidates`,
    '/user/agencies',
    '/user/corrections',
    '/user/surveys',
    '/user/events/calendars/google',
  ];
}

const RARE: Partial<Record<Role, (person: BrowserContext) => Promise<readonly string[]>>> = {
  company_admin: hiringPages,
  company_recruiter: hiringPages,
  staffing_agency_admin: async (person) => [
    ...(await idsOf(person, '/agency/positions', 'agency_share_id')).map(
      (id) => `/user/agency/positions/${id}`,
    ),
    ...(await idsOf(person, '/submissions', 'submission_id')).map((id) => `/user/submissions/${id}`),
    '/user/agency/clients',
  ],
  candidate: async (person) => {
    const sent = await idsOf(person, '/user/applications', 'application_id');
    const id = await beginApplication(person, 'Night baker');
    return [
      ...sent.slice(0, 1).map((each) => `/apply/${each}/done`),
      ...STEPS.map((step) => `/apply/${id}${step}`),
      ...(await idsOf(person, '/get/user/score/cards', 'score_card_id')).map(
        (card) => `/user/score-cards/${card}`,
      ),
      ...SETTINGS.map((part) => `/user/settings/${part}`),
      '/user/notifications',
      '/user/stats',
      '/user/terms',
    ];
  },
  super_admin: async (person) => {
    const [norms, surveys, corrections, tasks, templates] = await Promise.all([
      idsOf(person, '/admin/norms', 'id'),
      idsOf(person, '/surveys?sort=created', 'survey_id'),
      idsOf(person, '/corrections', 'id'),
      idsOf(person, '/admin/tasks', 'id'),
      idsOf(person, '/admin/score/templates', 'id'),
    ]);
    const simulation = await findSimulation(person);
    const [before, after = before] = templates;
    return [
      ...norms.map((id) => `/user/admin/norms/${id}`),
      `/user/admin/formulas/conditions/${await makeCondition(person)}`,
      ...surveys.flatMap((id) => [`/user/admin/surveys/${id}`, `/user/admin/surveys/${id}?tab=results`]),
      '/user/corrections',
      ...corrections.map((id) => `/user/corrections/${id}`),
      ...tasks
        .slice(0, 1)
        .flatMap((id) => [`/user/admin/tasks/${id}/played`, `/user/admin/tasks/${id}/play`]),
      `/user/admin/score-templates/compare?before=${before}&after=${after}`,
      ...['backups', 'disputes', 'flags', 'groups', 'surveys', 'terms', 'visits'].map(
        (place) => `/user/admin/${place}`,
      ),
      '/user/admin/addons',
      '/user/admin/library',
      ...SIMULATION_TABS.map((tab) => `/user/simulations/${simulation}?tab=${tab}`),
      `/user/simulations/${simulation}/candidates`,
      `/user/simulations/${simulation}/played`,
      `/user/simulations/${simulation}/try`,
      `/user/simulations/${simulation}/play`,
      '/user/ai/settings',
      ...SETTINGS.map((part) => `/user/settings/${part}`),
      '/user/notifications',
    ];
  },
};

/** Every page that a role or a visitor has, also those that only few lead to. */
export async function everyPageOf(role: Role | 'visitor', page: Page): Promise<readonly string[]> {
  const person = page.context();
  const paths =
    role === 'visitor'
      ? [
          ...(await pagesOfVisitors(person)),
          '/public/second-step',
          '/continue/linkedin',
          '/terms/privacy',
          ...BY_LINK,
        ]
      : [...(await pagesOf(role, page)), ...((await RARE[role]?.(person)) ?? [])];
  return [...new Set(paths)];
}
