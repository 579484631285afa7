import type { UserType } from '@tryout/domain/roles';

/** The groups of roles that guards use (spec §6), by their names in the screen map. */
export const ROLE_GROUPS = {
  superAdmin: ['super_admin'],
  candidate: ['candidate'],
  independentRecruiter: ['independent_recruiter'],
  company: ['company_admin', 'company_recruiter'],
  employee: ['employee'],
  recruiters: ['independent_recruiter', 'company_admin', 'company_recruiter'],
  recruitersAndCandidate: ['independent_recruiter', 'company_admin', 'company_recruiter', 'candidate'],
  recruitersCandidateEmployee: [
    'independent_recruiter',
    'company_admin',
    'company_recruiter',
    'candidate',
    'employee',
  ],
  independentRecruiterAndSuperAdmin: ['independent_recruiter', 'super_admin'],
  candidateRecruiterEmployee: ['candidate', 'company_recruiter', 'independent_recruiter', 'employee'],
  recruitersAndEmployee: ['independent_recruiter', 'company_admin', 'company_recruiter', 'employee'],
  staffing: ['staffing_agency_admin', 'staffing_agency_recruiter'],
  all: [
    'super_admin',
    'candidate',
    'independent_recruiter',
    'company_admin',
    'company_recruiter',
    'employee',
    'staffing_agency_recruiter',
    'staffing_agency_admin',
  ],
} as const satisfies Record<string, readonly UserType[]>;
