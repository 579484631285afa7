import type { PositionStatus } from '@tryout/domain/positions/position-status';
import type { RichText } from '@tryout/domain/text/rich-text';

/** A position with what nearly every action needs to know of its organization. */
export interface PositionRow {
  readonly id: string;
  readonly organization_id: string;
  readonly organization_name: string;
  readonly organization_slug: string;
  readonly organization_status: string;
  readonly currency: string;
  readonly time_zone: string;
  readonly client_company_id: string | null;
  readonly title: string;
  readonly slug: string;
  readonly status: PositionStatus;
  readonly visibility: 'public' | 'unlisted' | 'invite_only' | 'confidential';
  readonly department_id: string | null;
  readonly job_title_id: string | null;
  readonly industry_id: string | null;
  readonly remote: 'no' | 'yes' | 'hybrid' | null;
  readonly job_type: 'full_time' | 'part_time' | 'contract' | 'internship' | 'apprenticeship' | null;
  readonly level: 'entry' | 'intermediate' | 'advanced' | null;
  readonly work_experience:
    | 'Less Than 1 Year'
    | 'Less Than 3 Years'
    | 'Less Than 5 Years'
    | '5 Years or More'
    | null;
  readonly skills: string[];
  readonly technical_skills: string[];
  readonly description: RichText;
  readonly salary_min_cents: number | null;
  readonly salary_max_cents: number | null;
  readonly salary_period: 'hour' | 'month' | 'year' | null;
  readonly show_salary: boolean;
  readonly openings: number;
  readonly opens_on: string | null;
  readonly closes_on: string | null;
  readonly image_file_id: string | null;
  readonly current_revision: number;
  readonly wizard_step: number;
  readonly close_reason: string;
  readonly approved_count: number;
  readonly is_request: boolean;
  readonly published_at: string | null;
  readonly closed_at: string | null;
  readonly created_by: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** What an applicant of a position is asked, as one revision holds it. */
export interface RevisionRow {
  readonly id: string;
  readonly organization_id: string;
  readonly position_id: string;
  readonly revision: number;
  readonly application_form: ApplicationForm;
  readonly score_template_id: string | null;
  readonly first_application_at: string | null;
}

/** What the form asks for. */
export interface ApplicationForm {
  readonly cv: 'required' | 'optional' | 'hidden';
  readonly phone: 'required' | 'optional' | 'hidden';
  readonly linkedin: 'required' | 'optional' | 'hidden';
  readonly cover_letter: 'required' | 'optional' | 'hidden';
}
