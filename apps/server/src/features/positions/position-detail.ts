import type { PositionDetail } from '@tryout/contract/positions/positions';
import { publishProblems } from '@tryout/domain/positions/position-status';
import type { ApprovalState } from '@tryout/domain/positions/request-approval';
import { scoreTemplateProblems } from '@tryout/domain/score-templates/score-template';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { dayIn } from './calendar-day.ts';
import { applyingTakes } from './jobs/applying-takes.ts';
import { approvalOf } from './people/request-approvals.ts';
import { findSurroundings, type PositionSurroundings } from './position-detail.queries.ts';
import { creditOfPicture } from './position-image.queries.ts';
import { allowedMoves, maySeeSalary, positionRights } from './position-rights.ts';
import type { PositionRow } from './position-row.ts';
import { positionsSay } from './positions.messages.ts';
import { findPositions } from './positions.queries.ts';
import { findCurrentRevision } from './revisions.queries.ts';

/** Everything that stands in the way of publishing a position as it is now. */
export function problemsOf(
  position: PositionRow,
  around: PositionSurroundings,
  now: Date,
  approval: ApprovalState,
) {
  const wasPublic = position.published_at !== null && new Date(position.published_at) < now;
  const problems = publishProblems({
    title: position.title,
    organization_status: position.organization_status,
    is_approved: approval === 'not_needed' || approval === 'approved',
    active_positions_left: null,
    location_count: around.locations.length,
    remote: position.remote,
    // A closed simulation cannot be added any more; in a position that was public with it, it goes on. The built-in
    // games run on the server's own release, which is stable by definition.
    simulations: around.simulations.map(({ status }) => ({
      status: status === 'closed' && wasPublic ? 'published' : status,
      build_is_stable: true,
    })),
    score_template_problem_count: around.score_template
      ? scoreTemplateProblems(around.score_template.definition).length
      : null,
    shows_pay:
      position.show_salary && (position.salary_min_cents !== null || position.salary_max_cents !== null),
    salary_period: position.salary_period,
    openings: position.openings,
    opens_on: position.opens_on,
    closes_on: position.closes_on,
    today: dayIn(position.time_zone, now),
  });
  return problems.map(({ code, field }) => ({
    code,
    field,
    message: positionsSay(`positions.publish_${code}`),
  }));
}

/** A position whole, as this caller may see it. */
export async function readPosition(
  { db, actor, services }: SignedAct,
  positionId: string,
  language: Language,
): Promise<PositionDetail> {
  const [position] = await findPositions(db, [positionId], actor);
  const revision = position && (await findCurrentRevision(db, position.id));
  if (!position || !revision) throw notFound();
  const around = await findSurroundings(db, position.id, revision.id);
  const salary = maySeeSalary(actor, position);
  const { state } = await approvalOf(db, position);
  const template = around.score_template;
  return {
    ...position,
    ...around,
    public_path: `/jobs/${position.organization_slug}/${position.slug}`,
    organization: {
      id: position.organization_id,
      name: position.organization_name,
      slug: position.organization_slug,
      status: position.organization_status,
      currency: position.currency,
      time_zone: position.time_zone,
    },
    salary_min_cents: salary ? position.salary_min_cents : null,
    salary_max_cents: salary ? position.salary_max_cents : null,
    has_image: position.image_file_id !== null,
    image_credit: await creditOfPicture(db, position.image_file_id),
    application_form: revision.application_form,
    applying_takes: await applyingTakes(db, revision.id),
    revision: revision.revision,
    revision_in_use: revision.first_application_at !== null,
    score_template: template && { id: template.id, name: template.name },
    problems: problemsOf(position, around, services.now(), state).map((problem) => ({
      ...problem,
      message: problem.message(language),
    })),
    allowed: allowedMoves(actor, position),
    rights: positionRights(actor, position),
  };
}
