import type { UserType } from '@tryout/domain/access/roles';

/** Password of every demo account. These exist in the demo only and are refused in production. */
export const DEMO_PASSWORD = 'Tryout-Demo-1!';

/** An account of the demo. */
export interface DemoAccount {
  readonly email: string;
  readonly user_type: UserType;
  readonly first_name: string;
  readonly last_name: string;
  readonly organization: DemoOrganizationKey | null;
}

/** The organizations of the demo. */
export const DEMO_ORGANIZATIONS = {
  harbour: {
    kind: 'company',
    name: 'Harbour Logistics',
    slug: 'harbour-logistics',
    about: 'We move what the town lives on: crates, crews and, on good days, whole days ahead of plan.',
    accent: '#0b5a7a',
    company_values: ['Safety before speed', 'Plan, then lift', 'Every crew has a say'],
  },
  meadow: {
    kind: 'company',
    name: 'Meadow Foods',
    slug: 'meadow-foods',
    about: 'Bread, cheese and vegetables from the valley, delivered before breakfast.',
    accent: '#b45309',
    company_values: ['Fresh or not at all', 'Fair to farmers'],
  },
  solo: {
    kind: 'independent',
    name: 'Sol Ivers Recruiting',
    slug: 'sol-ivers-recruiting',
    about: 'One recruiter, few clients, careful matches.',
    accent: null,
    company_values: [],
  },
  northstar: {
    kind: 'staffing_agency',
    name: 'Northstar Staffing',
    slug: 'northstar-staffing',
    about: 'Crews for warehouses and ships.',
    accent: null,
    company_values: [],
  },
} as const;

/** Key of a demo organization. */
export type DemoOrganizationKey = keyof typeof DEMO_ORGANIZATIONS;

/** The accounts printed at start. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'super@tryout.test',
    user_type: 'super_admin',
    first_name: 'Sana',
    last_name: 'Rahimi',
    organization: null,
  },
  {
    email: 'solo@tryout.test',
    user_type: 'independent_recruiter',
    first_name: 'Sol',
    last_name: 'Ivers',
    organization: 'solo',
  },
  {
    email: 'owner@harbour.test',
    user_type: 'company_admin',
    first_name: 'Iris',
    last_name: 'Halvorsen',
    organization: 'harbour',
  },
  {
    email: 'recruiter@harbour.test',
    user_type: 'company_recruiter',
    first_name: 'Ruth',
    last_name: 'Okello',
    organization: 'harbour',
  },
  {
    email: 'manager@harbour.test',
    user_type: 'employee',
    first_name: 'Mateo',
    last_name: 'Vidal',
    organization: 'harbour',
  },
  {
    email: 'dana@harbour.test',
    user_type: 'employee',
    first_name: 'Dana',
    last_name: 'Ward',
    organization: 'harbour',
  },
  {
    email: 'yusuf@harbour.test',
    user_type: 'employee',
    first_name: 'Yusuf',
    last_name: 'Aydin',
    organization: 'harbour',
  },
  {
    email: 'elin@harbour.test',
    user_type: 'employee',
    first_name: 'Elin',
    last_name: 'Berg',
    organization: 'harbour',
  },
  {
    email: 'karim@harbour.test',
    user_type: 'employee',
    first_name: 'Karim',
    last_name: 'Nouri',
    organization: 'harbour',
  },
  {
    email: 'candidate@tryout.test',
    user_type: 'candidate',
    first_name: 'Nadia',
    last_name: 'Haddad',
    organization: null,
  },
  {
    email: 'lead@northstar.test',
    user_type: 'staffing_agency_admin',
    first_name: 'Lars',
    last_name: 'Nygaard',
    organization: 'northstar',
  },
  {
    email: 'agent@northstar.test',
    user_type: 'staffing_agency_recruiter',
    first_name: 'Aiko',
    last_name: 'Mori',
    organization: 'northstar',
  },
  {
    email: 'owner@meadow.test',
    user_type: 'company_admin',
    first_name: 'Malin',
    last_name: 'Ekberg',
    organization: 'meadow',
  },
  {
    email: 'recruiter@meadow.test',
    user_type: 'company_recruiter',
    first_name: 'Remy',
    last_name: 'Laurent',
    organization: 'meadow',
  },
];

/** Names of the demo's applicants. */
export const APPLICANT_NAMES: readonly string[] = [
  'Amina Okafor',
  'Jonas Weber',
  'Li Na Chen',
  'Sofía Marín',
  'Tariq Aziz',
  'Maya Patel',
  'Noah Kim',
  'Elif Demir',
  'Omar Haddad',
  'Grace Lee',
  'Ivan Petrov',
  'Zoe Martin',
  'Ayo Bello',
  'Hanna Virtanen',
  'Luca Ricci',
  'Fatima Zahra',
  'Kofi Mensah',
  'Ingrid Solberg',
  'Diego Ramos',
  'Yuki Tanaka',
  'Aisha Khan',
  'Pavel Novák',
  'Chloé Dubois',
  'Samir Nasser',
  'Emma Larsen',
  'Thandi Dlamini',
  'Marek Kowalski',
  'Rosa Delgado',
  'Bilal Hussain',
  'Nora Byrne',
  'Tomás Silva',
  'Mei Wong',
  'Andrei Popescu',
  'Leila Farouk',
  'Oskar Lindqvist',
  'Priya Nair',
  'Hugo Moreau',
  'Sara Cohen',
  'Viktor Horváth',
  'Salma Idris',
  'Ben Carter',
  'Ana Kovač',
  'Dmitri Orlov',
  'Wanjiru Kamau',
  'Felix Brandt',
  'Noor Al-Amin',
  'Giulia Conti',
  'Jamal Washington',
  'Katja Meier',
  'Rafael Costa',
  'Linh Tran',
  'Youssef Mansour',
  'Alva Nyström',
  'Peter Okoro',
  'Mina Sato',
  'Carlos Vega',
  'Ruta Kalniņa',
  'Idris Diallo',
  'Hana Kim',
  'Stefan Ionescu',
  'Maria Papadaki',
  'Daniel Osei',
];
