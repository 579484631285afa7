import {
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconChartLine,
  IconDeviceGamepad2,
  IconEraser,
  IconHome,
  IconMailForward,
  IconScale,
  IconSearch,
  IconSettings,
  IconShieldLock,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Action } from '@tryout/domain/access/access-policy';
import { type Area, areaOf, type UserType } from '@tryout/domain/access/roles';
import type { CurrentUser } from '../platform/session/user.ts';
import type { AreaMessage } from './areas.messages.ts';
import { laterIcon } from './later-icon.tsx';
import type { PlaceMessage } from './places.messages.ts';

const IconCards = laterIcon('IconCards');
const IconPuzzle = laterIcon('IconPuzzle');
const IconServerCog = laterIcon('IconServerCog');

/** A group of places in the rail, of which one is open at a time. */
export type SectionKey = Extract<AreaMessage, `areas.section.${string}`>;

/** Icons of the groups, in their order. */
export const SECTIONS: Readonly<Record<SectionKey, TablerIcon>> = {
  'areas.section.customers': IconBuildingCommunity,
  'areas.section.assessment': IconPuzzle,
  'areas.section.platform': IconServerCog,
};

/** One place of an area: in the rail, in the bottom bar (the first four, then "More"), on the home page, in the palette. */
export interface NavigationItem {
  readonly to: string;
  /** What the addresses of its tabs begin with, where it opens the first of them. */
  readonly tabs?: string;
  readonly label: AreaMessage;
  /** A shorter word for the bottom bar. */
  readonly short?: AreaMessage;
  readonly about?: PlaceMessage;
  /** The group of the rail that it belongs to; places of one group follow one another. */
  readonly section?: SectionKey;
  /** In the rail only while it is open: it is also reached from the top bar, another page or the palette. */
  readonly seldom?: boolean;
  readonly icon: TablerIcon;
  /** Keys that open it from everywhere, such as `g p`. */
  readonly keys?: string;
  /** Only for these accounts of the area. */
  readonly roles?: readonly UserType[];
  /** Only for those who have this right now: recruiters have fewer while they work for a client. */
  readonly right?: Action;
}

const home: NavigationItem = { to: '/user', label: 'areas.nav.home', icon: IconHome, keys: 'g h' };
const notifications: NavigationItem = {
  to: '/user/notifications',
  label: 'areas.nav.notifications',
  about: 'areas.about.notifications',
  icon: IconBell,
  keys: 'g n',
};
const settings: NavigationItem = {
  to: '/user/settings/account',
  tabs: '/user/settings',
  label: 'areas.nav.settings',
  about: 'areas.about.settings',
  icon: IconSettings,
};
const positions: NavigationItem = {
  to: '/user/positions',
  label: 'areas.nav.positions',
  about: 'areas.about.positions',
  icon: IconBriefcase,
  keys: 'g p',
};
const sharedPositions: NavigationItem = { ...positions, about: 'areas.about.shared_positions' };
const simulations: NavigationItem = {
  to: '/user/simulations',
  label: 'areas.nav.simulations',
  about: 'areas.about.simulations',
  icon: IconDeviceGamepad2,
  keys: 'g s',
  right: 'simulation.read',
};
const invites: NavigationItem = {
  to: '/user/invites',
  label: 'areas.nav.invites',
  about: 'areas.about.invites',
  icon: IconMailForward,
  right: 'candidate_invite.manage',
};
const events: NavigationItem = {
  to: '/user/events',
  label: 'areas.nav.events',
  about: 'areas.about.events',
  icon: IconCalendarEvent,
  keys: 'g e',
};
const people: NavigationItem = {
  to: '/user/candidates',
  label: 'areas.nav.pool',
  about: 'areas.about.pool',
  icon: IconUsers,
  keys: 'g t',
  right: 'person.read',
};
const deskPositions: NavigationItem = {
  ...positions,
  to: '/user/agency/positions',
  about: 'areas.about.desk',
};
const ownCandidates: NavigationItem = {
  ...people,
  label: 'areas.nav.candidates',
  about: 'areas.about.own_candidates',
};
const submissions: NavigationItem = {
  to: '/user/submissions',
  label: 'areas.nav.submissions',
  about: 'areas.about.submissions',
  icon: IconMailForward,
};
const organization: NavigationItem = {
  to: '/user/organization/profile',
  tabs: '/user/organization',
  label: 'areas.nav.organization',
  about: 'areas.about.organization',
  icon: IconBuilding,
  right: 'organization.read',
};
const recruiters: NavigationItem = {
  to: '/user/organization/recruiters',
  label: 'areas.nav.recruiters',
  about: 'areas.about.recruiters',
  icon: IconBuildingCommunity,
};
const clients: NavigationItem = {
  ...recruiters,
  label: 'areas.nav.clients',
  about: 'areas.about.clients',
};
const scoreTemplates: NavigationItem = {
  to: '/user/score-templates',
  label: 'areas.nav.score_templates',
  about: 'areas.about.score_templates',
  icon: IconScale,
  right: 'score_template.manage',
};
const reviews: NavigationItem = {
  to: '/user/reviews',
  label: 'areas.nav.reviews',
  about: 'areas.about.reviews',
  icon: IconScale,
  seldom: true,
  right: 'applicant.decide',
};
const corrections: NavigationItem = {
  to: '/user/corrections',
  label: 'areas.nav.corrections',
  about: 'areas.about.corrections',
  icon: IconEraser,
  right: 'score_card.verify',
  roles: ['super_admin', 'company_admin', 'independent_recruiter'],
};
const securityLog: NavigationItem = {
  to: '/user/admin/security-logs',
  label: 'areas.nav.security_log',
  about: 'areas.about.security_log',
  icon: IconShieldLock,
  right: 'security_log.read',
  roles: ['super_admin', 'company_admin', 'independent_recruiter'],
};
const ai: NavigationItem = {
  to: '/user/ai/log',
  tabs: '/user/ai/',
  label: 'areas.nav.ai',
  about: 'areas.about.ai',
  icon: IconSettings,
  right: 'ai.manage',
  seldom: true,
  roles: ['super_admin', 'company_admin', 'independent_recruiter'],
};
const jobs: NavigationItem = {
  to: '/jobs',
  label: 'areas.nav.jobs',
  about: 'areas.about.jobs',
  icon: IconSearch,
};

const reports: NavigationItem = {
  to: '/user/reports',
  label: 'areas.nav.reports',
  about: 'areas.about.reports',
  icon: IconChartLine,
  right: 'report.read',
};

const surveys: NavigationItem = {
  to: '/user/surveys',
  label: 'areas.nav.surveys',
  about: 'areas.about.surveys',
  icon: laterIcon('IconListTree'),
  seldom: true,
};

const recruiting = (links: NavigationItem): readonly NavigationItem[] => [
  home,
  positions,
  events,
  people,
  simulations,
  invites,
  reports,
  { ...surveys, right: 'survey.manage' },
  scoreTemplates,
  organization,
  links,
  corrections,
  ai,
  securityLog,
  notifications,
  settings,
];

/** Who uses the platform. */
const CUSTOMERS: readonly NavigationItem[] = [
  {
    to: '/user/admin/organizations',
    label: 'areas.nav.organizations',
    about: 'areas.about.organizations',
    icon: IconBuildingCommunity,
  },
  {
    to: '/user/admin/leads',
    label: 'areas.nav.leads',
    about: 'areas.about.leads',
    icon: laterIcon('IconMailFast'),
  },
  {
    to: '/user/admin/candidates',
    label: 'areas.nav.candidates',
    about: 'areas.about.all_candidates',
    icon: IconUsers,
  },
  {
    to: '/user/admin/recruiters',
    label: 'areas.nav.people',
    about: 'areas.about.all_people',
    icon: IconBriefcase,
  },
  {
    to: '/user/admin/groups',
    label: 'areas.nav.groups',
    about: 'areas.about.groups',
    icon: IconUsers,
    seldom: true,
  },
  { ...surveys, to: '/user/admin/surveys' },
  { to: '/user/admin/accounts', label: 'areas.nav.accounts', about: 'areas.about.accounts', icon: IconUsers },
  {
    to: '/user/admin/plays',
    label: 'areas.nav.plays_and_cards',
    short: 'areas.nav.plays',
    about: 'areas.about.plays',
    icon: IconCards,
  },
];

/** What is measured and how it counts. */
const ASSESSMENT: readonly NavigationItem[] = [
  simulations,
  {
    to: '/user/admin/traits',
    label: 'areas.nav.traits',
    about: 'areas.about.traits',
    icon: laterIcon('IconListTree'),
  },
  { to: '/user/admin/tasks', label: 'areas.nav.tasks', about: 'areas.about.tasks', icon: IconPuzzle },
  {
    to: '/user/admin/builds',
    label: 'areas.nav.builds',
    about: 'areas.about.builds',
    icon: laterIcon('IconPackage'),
  },
  {
    to: '/user/admin/formulas',
    label: 'areas.nav.formulas',
    about: 'areas.about.formulas',
    icon: laterIcon('IconMathFunction'),
  },
  { ...scoreTemplates, to: '/user/admin/score-templates' },
  {
    to: '/user/admin/norms',
    label: 'areas.nav.norms',
    about: 'areas.about.norms',
    icon: laterIcon('IconChartDots'),
    seldom: true,
  },
  reviews,
  { ...corrections, seldom: true },
  {
    to: '/user/admin/library',
    label: 'areas.nav.library',
    about: 'areas.about.library',
    icon: laterIcon('IconTransfer'),
    seldom: true,
  },
];

/** What keeps the platform running, and what it is paid. */
const PLATFORM: readonly NavigationItem[] = [
  {
    to: '/user/admin/orders',
    label: 'areas.nav.orders',
    about: 'areas.about.orders',
    icon: laterIcon('IconReceipt'),
  },
  {
    to: '/user/admin/jobs',
    label: 'areas.nav.background_jobs',
    about: 'areas.about.background_jobs',
    icon: IconServerCog,
  },
  {
    to: '/user/admin/config',
    label: 'areas.nav.config',
    about: 'areas.about.config',
    icon: laterIcon('IconAdjustments'),
  },
  {
    to: '/user/admin/terms',
    label: 'areas.nav.terms',
    about: 'areas.about.terms',
    icon: laterIcon('IconFileText'),
    seldom: true,
  },
  ai,
  securityLog,
];

const within = (section: SectionKey, places: readonly NavigationItem[]): readonly NavigationItem[] =>
  places.map((place) => ({ ...place, section }));

/** The places of every area, in their order. A page that is not here is reached from another page. */
const PLACES: Readonly<Record<Area, readonly NavigationItem[]>> = {
  super_admin: [
    home,
    ...within('areas.section.customers', CUSTOMERS),
    ...within('areas.section.assessment', ASSESSMENT),
    ...within('areas.section.platform', PLATFORM),
    { ...notifications, seldom: true },
    { ...settings, seldom: true },
  ],
  candidate: [
    home,
    {
      to: '/user/applications',
      label: 'areas.nav.applications',
      about: 'areas.about.applications',
      icon: laterIcon('IconFileText'),
      keys: 'g a',
    },
    jobs,
    {
      to: '/user/score-cards',
      label: 'areas.nav.score_cards',
      about: 'areas.about.score_cards',
      icon: IconCards,
      keys: 'g s',
    },
    events,
    { to: '/user/cvs', label: 'areas.nav.cvs', about: 'areas.about.cvs', icon: laterIcon('IconFileCv') },
    {
      to: '/user/profile',
      label: 'areas.nav.profile',
      about: 'areas.about.profile',
      icon: laterIcon('IconId'),
    },
    {
      to: '/user/saved-jobs',
      label: 'areas.nav.saved_jobs',
      about: 'areas.about.saved_jobs',
      icon: laterIcon('IconBookmark'),
      seldom: true,
    },
    {
      to: '/user/job-alerts',
      label: 'areas.nav.job_alerts',
      about: 'areas.about.job_alerts',
      icon: laterIcon('IconMailFast'),
      seldom: true,
    },
    { ...surveys, about: 'areas.about.own_surveys' },
    notifications,
    settings,
  ],
  independent_recruiter: recruiting(clients),
  company: recruiting(recruiters),
  employee: [home, sharedPositions, events, reviews, reports, notifications, settings],
  staffing_agency: [
    home,
    deskPositions,
    ownCandidates,
    submissions,
    organization,
    clients,
    notifications,
    settings,
  ],
  unknown: [home, settings],
};

/** The places of an account. */
export const placesOf = ({
  user_type,
  rights,
}: Pick<CurrentUser, 'user_type' | 'rights'>): readonly NavigationItem[] =>
  PLACES[areaOf(user_type)].filter(
    ({ roles, right }) =>
      (!roles || roles.some((role) => role === user_type)) && (!right || rights.includes(right)),
  );

/** Whether an address is a place's own, one of its tabs or under it, and not that of another place. */
export const isPlaceAt = ({ to, tabs = to }: NavigationItem, path: string): boolean =>
  path === to || (path.startsWith(recruiters.to) ? to === recruiters.to : isUnder({ to, tabs }, path));

const isUnder = ({ to, tabs }: { readonly to: string; readonly tabs: string }, path: string): boolean =>
  to !== home.to && /^[/?#]/.test(path.slice(tabs.length)) && path.startsWith(tabs);

/** What the place is called that an address belongs to; null for one that is no place of any area. */
export function placeNameAt(path: string): AreaMessage | null {
  const found = Object.values(PLACES)
    .flat()
    .filter((place) => isPlaceAt(place, path))
    .sort((one, other) => other.to.length - one.to.length);
  return found[0]?.label ?? null;
}

/** Places by the group they belong to; those without one come first. */
export function inSections(
  places: readonly NavigationItem[],
): readonly { readonly section?: SectionKey; readonly places: readonly NavigationItem[] }[] {
  const sections = [...new Set(places.map((place) => place.section))];
  return sections.map((section) => ({
    ...(section ? { section } : {}),
    places: places.filter((place) => place.section === section),
  }));
}

/** The group that an address belongs to; null where it belongs to none. */
export const sectionAt = (places: readonly NavigationItem[], path: string): SectionKey | null =>
  places.find((place) => isPlaceAt(place, path))?.section ?? null;
