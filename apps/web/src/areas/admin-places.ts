import { IconBriefcase, IconBuildingCommunity, IconUsers } from '@tabler/icons-react';
import { laterIcon } from './later-icon.tsx';
import {
  ai,
  corrections,
  home,
  IconCards,
  IconPuzzle,
  IconServerCog,
  type NavigationItem,
  notifications,
  reviews,
  type SectionKey,
  scoreTemplates,
  securityLog,
  settings,
  simulations,
  surveys,
} from './navigation.ts';

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
  {
    to: '/user/admin/culture',
    label: 'areas.nav.culture',
    about: 'areas.about.culture',
    icon: laterIcon('IconListTree'),
    seldom: true,
  },
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
    to: '/user/admin/visits',
    label: 'areas.nav.visits',
    about: 'areas.about.visits',
    icon: laterIcon('IconChartBar'),
    seldom: true,
  },
  {
    to: '/user/admin/jobs',
    label: 'areas.nav.background_jobs',
    about: 'areas.about.background_jobs',
    icon: IconServerCog,
  },
  {
    to: '/user/admin/backups',
    label: 'areas.nav.backups',
    about: 'areas.about.backups',
    icon: laterIcon('IconPackage'),
    seldom: true,
  },
  {
    to: '/user/admin/config',
    label: 'areas.nav.config',
    about: 'areas.about.config',
    icon: laterIcon('IconAdjustments'),
  },
  {
    to: '/user/admin/flags',
    label: 'areas.nav.flags',
    about: 'areas.about.flags',
    icon: laterIcon('IconFlag'),
    seldom: true,
  },
  {
    to: '/user/admin/reference',
    label: 'areas.nav.reference',
    about: 'areas.about.reference',
    icon: laterIcon('IconListTree'),
    seldom: true,
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

/** The super admin's places, in their order. */
export const ADMIN_PLACES: readonly NavigationItem[] = [
  home,
  ...within('areas.section.customers', CUSTOMERS),
  ...within('areas.section.assessment', ASSESSMENT),
  ...within('areas.section.platform', PLATFORM),
  { ...notifications, seldom: true },
  { ...settings, seldom: true },
];
