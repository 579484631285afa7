import type { summarizeApplicants as route } from '@tryout/contract/applicants/applicants';
import type { RouteData } from '@tryout/contract/define-route';
import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import type { SignedAct } from '../../../platform/act.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { stageMails } from '../../organizations/public.ts';
import { applicantRights } from '../applicant-rights.ts';
import { countByStatus } from './list-applicants.queries.ts';
import { findMedianDays, findTags } from './summarize-applicants.queries.ts';

/** How many applicants stand where and for how long, which tags are in use, and what the caller may do. */
export async function summarizeApplicants(
  { db, actor, services }: SignedAct,
  position: RowOfRef<'position'>,
): Promise<RouteData<typeof route>> {
  const rights = applicantRights(actor, { ...position, position_id: position.id });
  const counts = new Map((await countByStatus(db, position.id)).map((each) => [each.status, each.count]));
  const inUse = APPLICATION_STATUSES.filter((status) => (counts.get(status) ?? 0) > 0);
  const [days, tags, mails] = await Promise.all([
    findMedianDays(db, position.id, inUse, services.now()),
    rights.see_scores ? findTags(db, position.id) : [],
    rights.move ? stageMails(db, position.organization_id) : [],
  ]);
  return {
    position: {
      position_id: position.id,
      title: position.title,
      status: position.status,
      openings: position.openings,
      approved_count: position.approved_count,
    },
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    statuses: APPLICATION_STATUSES.map((status) => ({
      status,
      count: counts.get(status) ?? 0,
      median_days: days.get(status) ?? null,
    })),
    tags,
    mailed_stages: mails.filter((each) => each.sends).map((each) => each.stage),
    rights,
  };
}
