import type { BrowserContext, Page } from 'playwright-core';
import type { ACCOUNTS } from '../setup/accounts.ts';
import { beginPanel } from '../setup/expert-panel.ts';
import { findFirst } from '../setup/find-first.ts';
import { findPosition } from '../setup/find-position.ts';
import { copySimulation, findSimulation } from '../setup/find-simulation.ts';
import { uploadSample } from '../setup/uploaded-game.ts';
import { Visit } from '../setup/visit.ts';

const WIZARD = ['basics', 'description', 'questions', 'simulations', 'people', 'check'];
const APPLICANT_TABS = ['cv', 'answers', 'comments', 'messages', 'interviews', 'log'];
const BUILDER = ['purpose', 'traits', 'tasks', 'scoring', 'look', 'publish'];
const SIMULATION_TABS = ['tasks', 'traits', 'candidates', 'results'];
const INSIDE_TABS = ['people', 'positions', 'links', 'applicants', 'log'];
const BUILD_TABS = ['checks', 'try', 'manifest', 'files', 'players'];

/** Whose pages are looked at. */
export type Role = keyof typeof ACCOUNTS;

/** Somebody of the talent pool, by id. */
async function someoneOf(person: BrowserContext): Promise<string> {
  const people = await person.request.get('/api/company/candidates?recordsPerPage=20');
  const body = (await people.json()) as { data: { items: readonly { person_id: string }[] } };
  return body.data.items[0]?.person_id ?? '';
}

/** The first row of a list of the platform. */
async function firstOf<Row>(person: BrowserContext, path: string): Promise<Row | undefined> {
  const answer = await person.request.get(`/api${path}`);
  return ((await answer.json()) as { data: { items: readonly Row[] } }).data.items[0];
}

/** Pages that are reached from another page. */
const FURTHER: Partial<Record<Role, (person: BrowserContext) => Promise<readonly string[]>>> = {
  company_admin: async (person) => {
    const id = await findPosition(person, 'Quay operations planner');
    const applicants = await person.request.get(`/api/applicants?position_id=${id}&recordsPerPage=25`);
    const body = await applicants.json();
    const { items } = (body as { data: { items: readonly { application_id: string }[] } }).data;
    const [best] = items;
    const person_id = await someoneOf(person);
    const survey = await firstOf<{ survey_id: string }>(person, '/surveys?sort=created');
    const few = encodeURIComponent(JSON.stringify(items.slice(0, 5).map((each) => each.application_id)));
    const one = `/user/positions/${id}/applicants/${best?.application_id}`;
    return [
      `/user/positions/${id}`,
      ...WIZARD.map((step) => `/user/positions/${id}/edit/${step}`),
      `/user/positions/${id}/interview-questions`,
      `/user/positions/${id}/applicants`,
      `/user/positions/${id}/applicants?view=board`,
      `/user/positions/${id}/applicants/compare?ids=${few}`,
      one,
      ...APPLICANT_TABS.map((tab) => `${one}?tab=${tab}`),
      `${one}/score-card`,
      `/user/events/new?application=${best?.application_id}`,
      `/user/candidates/${person_id}`,
      '/user/candidates/import',
      '/user/candidates/duplicates',
      '/user/candidates/sources',
      '/user/referrals',
      '/user/events/availability',
      '/user/events?view=week',
      '/user/events?view=month',
      '/user/organization/data',
      '/user/organization/notice',
      '/user/organization/culture',
      ...['plans', 'invoices', 'orders', 'details'].map((part) => `/user/billing/${part}`),
      '/user/reports/impact',
      '/user/reports/calculator',
      '/user/reports/questions',
      `/user/surveys/${survey?.survey_id}`,
      `/user/surveys/${survey?.survey_id}?tab=results`,
      '/user/ai/log',
      '/user/ai/settings',
      '/user/adjustments',
      '/user/reviews',
    ];
  },
  super_admin: async (person) => {
    const [trait, formula, task, template, simulation] = await Promise.all([
      findFirst(person, '/traits'),
      findFirst(person, '/admin/formulas'),
      findFirst(person, '/admin/tasks'),
      findFirst(person, '/admin/score/templates'),
      findSimulation(person),
    ]);
    const draft = await copySimulation(person);
    const panel = await beginPanel(person);
    await uploadSample(person, 'dot-count');
    const build = await findFirst(person, '/admin/builds');
    const organizations = await person.request.get('/api/organizations?search=Harbour');
    const found = (await organizations.json()) as { data: { items: readonly { organization_id: string }[] } };
    const [candidate, lead] = await Promise.all([
      firstOf<{ user_id: string }>(person, '/admin/candidates'),
      firstOf<{ lead_id: string }>(person, '/leads'),
    ]);
    const inside = `/user/admin/organizations/${found.data.items[0]?.organization_id}`;
    return [
      inside,
      ...INSIDE_TABS.map((tab) => `${inside}?tab=${tab}`),
      ...BUILD_TABS.map((tab) => `/user/admin/builds/${build.id}?tab=${tab}`),
      `/user/admin/traits?entry=category.${trait.id}`,
      `/user/admin/formulas/${formula.id}`,
      ...['plans', 'addons', 'features', 'grants', 'preview'].map((tab) => `/user/admin/plans?tab=${tab}`),
      ...['orders', 'messages', 'revenue', 'seller', 'coupons'].map((tab) => `/user/admin/orders?tab=${tab}`),
      '/user/admin/norms?tab=calibration',
      '/user/admin/norms?tab=panels',
      `/user/admin/expert-panels/${panel.id}`,
      `/user/admin/expert-panels/${panel.id}?tab=agreement`,
      panel.link,
      '/user/admin/formulas/conditions',
      '/user/admin/formulas/operators',
      '/user/admin/formulas/play?task=signal-tower',
      `/user/admin/tasks/${task.id}`,
      `/user/admin/score-templates/${template.id}`,
      '/user/admin/responses',
      '/user/admin/candidates?tab=applications',
      `/user/admin/candidates/${candidate?.user_id}`,
      ...['employees', 'positions', 'simulations'].map((list) => `/user/admin/${list}`),
      ...['', '?tab=industry', '?tab=job_title', '?status=suggested', '?status=merged'].map(
        (list) => `/user/admin/reference${list}`,
      ),
      `/user/admin/leads?lead=${lead?.lead_id}`,
      ...['mails', 'texts', 'stopped'].map((tab) => `/user/admin/jobs?tab=${tab}`),
      '/user/ai/anchors',
      '/user/admin/culture',
      ...['plans', 'addons', 'features', 'grants', 'preview'].map((tab) => `/user/admin/plans?tab=${tab}`),
      ...SIMULATION_TABS.map((tab) => `/user/simulations/${simulation}?tab=${tab}`),
      ...BUILDER.map((step) => `/user/simulations/${draft}/build/${step}`),
    ];
  },
  candidate: async (person) => {
    const [applications, cvs] = await Promise.all([
      person.request.get('/api/user/applications'),
      person.request.get('/api/get/user/cvs'),
    ]);
    const sent = (await applications.json()) as { data: { items: readonly { application_id: string }[] } };
    const own = (await cvs.json()) as { data: { cvs: readonly { cv_id: string }[] } };
    return [
      '/user/settings/security',
      '/user/settings/data',
      '/user/profile/views',
      '/user/profile/preview',
      '/user/saved-jobs',
      '/user/job-alerts',
      `/user/applications/${sent.data.items[0]?.application_id}`,
      `/user/correct/${sent.data.items[0]?.application_id}`,
      `/apply/${sent.data.items[0]?.application_id}/adjustments`,
      ...own.data.cvs.slice(0, 1).map(({ cv_id }) => `/user/cvs/${cv_id}`),
    ];
  },
  employee: async (person) => {
    const id = await findPosition(person, 'Quay operations planner');
    return [`/user/positions/${id}/applicants`];
  },
};

/** Every place of the navigation, as the person sees it there. */
async function placesOf(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await new Visit(page).open('/user');
  // Also those of groups that are not open.
  const links = page.getByRole('navigation').locator('a');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(paths.filter((path) => path.startsWith('/')))];
}

/** Every page that somebody who is signed in has. */
export async function pagesOf(role: Role, page: Page): Promise<readonly string[]> {
  return [...(await placesOf(page)), ...((await FURTHER[role]?.(page.context())) ?? [])];
}

/** Every page of somebody who is not signed in. */
export async function pagesOfVisitors(person: BrowserContext): Promise<readonly string[]> {
  const position = await findPosition(person, 'Quay operations planner');
  return [
    '/',
    '/contact',
    '/early-bird',
    '/picture-credits',
    '/pricing',
    '/demo',
    '/dev/outbox',
    '/jobs',
    '/jobs/harbour-logistics',
    '/jobs/harbour-logistics/quay-operations-planner',
    `/apply/new?position=${position}`,
    '/public/login',
    '/public/signup/1',
    '/public/reset',
    '/NotFound',
  ];
}
