import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listSurveys as listRoute, Survey, WholeSurvey } from '@tryout/contract/surveys/surveys';
import type { Act, SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { linkToken } from '../../platform/link-token.ts';
import { organizationOf } from '../organizations/public.ts';
import { countGrants } from './grants.queries.ts';
import { findListed, findSurveyRows, findSurveys, type ListedSurvey } from './surveys.queries.ts';

/** Whose surveys somebody tends: null, the platform's. */
export function ownerOf({ actor }: SignedAct, named: string | undefined): string | null {
  return actor.user_type === 'super_admin' ? null : organizationOf(actor, named);
}

function shown(row: ListedSurvey): Survey {
  const { id, counted, grant_gives, sort_name: _sort, ...survey } = row;
  return {
    ...survey,
    survey_id: id,
    audience: [...row.audience],
    grant: grant_gives,
    // How many have answered is told once they are enough, like everything else of them.
    answered: counted < row.min_group ? null : counted,
  };
}

/** A page of the caller's surveys. */
export async function surveyList(
  act: SignedAct,
  { organization_id, ...query }: RouteQuery<typeof listRoute>,
): Promise<RouteData<typeof listRoute>> {
  const found = await findSurveys(act.db, ownerOf(act, organization_id), query);
  return { ...found, items: found.items.map(shown) };
}

/** A survey with its questions and, once it can be answered by one, its link. */
export async function wholeSurvey({ db, services }: Act, id: string): Promise<WholeSurvey> {
  const [row] = await findSurveyRows(db, [id]);
  const listed = await findListed(db, id);
  if (!row || !listed) throw notFound();
  const hasLink = row.trigger === 'manual' && row.status !== 'draft';
  return {
    ...shown(listed),
    definition: row.definition as unknown as WholeSurvey['definition'],
    link: hasLink ? `/survey/${linkToken(services, 'survey_link', id, row.link_version)}` : null,
    grants: row.kind === 'early_bird' ? await countGrants(db, id) : null,
  };
}
