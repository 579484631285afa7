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

export const IconCards = laterIcon('IconCards');
export const IconPuzzle = laterIcon('IconPuzzle');
export const IconServerCog = laterIcon('IconServerCog');

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

export const home: NavigationItem = { to: '/user', label: 'areas.nav.home', icon: IconHome, keys: 'g h' };
export const notifications: NavigationItem = {
  to: '/user/notifications',
  label: 'areas.nav.notifications',
  about: 'areas.about.notifications',
  icon: IconBell,
  keys: 'g n',
};
export const settings: NavigationItem = {
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
export const simulations: NavigationItem = {
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
export const scoreTemplates: NavigationItem = {
  to: '/user/score-templates',
  label: 'areas.nav.score_templates',
  about: 'areas.about.score_templates',
  icon: IconScale,
  right: 'score_template.manage',
};
export const reviews: NavigationItem = {
  to: '/user/reviews',
  label: 'areas.nav.reviews',
  about: 'areas.about.reviews',
  icon: IconScale,
  seldom: true,
  right: 'applicant.decide',
};
export const corrections: NavigationItem = {
  to: '/user/corrections',
  label: 'areas.nav.corrections',
  about: 'areas.about.corrections',
  icon: IconEraser,
  right: 'score_card.verify',
  roles: ['super_admin', 'company_admin', 'independent_recruiter'],
};
export const securityLog: NavigationItem = {
  to: '/user/admin/security-logs',
  label: 'areas.nav.security_log',
  about: 'areas.about.security_log',
  icon: IconShieldLock,
  right: 'security_log.read',
  roles: ['super_admin', 'company_admin', 'independent_recruiter'],
};
export const ai: NavigationItem = {
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

export const surveys: NavigationItem = {
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

/**
 * The places of every area but the super admin's (`admin-places.ts`), in their order. A page that is not here is reached
 * from another page.
 */
export const PLACES: Readonly<Record<Exclude<Area, 'super_admin'>, readonly NavigationItem[]>> = {
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

/** The places of an account; a super admin's are handed in, since nobody else carries them. */
export function placesOf(
  { user_type, rights }: Pick<CurrentUser, 'user_type' | 'rights'>,
  ofAdmin: readonly NavigationItem[],
): readonly NavigationItem[] {
  const area = areaOf(user_type);
  return (area === 'super_admin' ? ofAdmin : PLACES[area]).filter(
    ({ roles, right }) =>
      (!roles || roles.some((role) => role === user_type)) && (!right || rights.includes(right)),
  );
}

/** Whether an address is a place's own, one of its tabs or under it, and not that of another place. */
export const isPlaceAt = ({ to, tabs = to }: NavigationItem, path: string): boolean =>
  path === to || (path.startsWith(recruiters.to) ? to === recruiters.to : isUnder({ to, tabs }, path));

const isUnder = ({ to, tabs }: { readonly to: string; readonly tabs: string }, path: string): boolean =>
  to !== home.to && /^[/?#]/.test(path.slice(tabs.length)) && path.startsWith(tabs);

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
