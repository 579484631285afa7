import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { readTemplateWhatIf, undoWhatIf, useWhatIf } from '@tryout/contract/what-if/what-if';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { compileTemplate, ScoringError } from '@tryout/domain/score-cards/scoring';
import {
  minCoverageOf,
  type ScoreTemplate,
  withCoverageOf,
} from '@tryout/domain/score-templates/score-template';
import type { SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { chooseScoreTemplate } from '../positions/public.ts';
import { addPublishedVersion } from '../score-templates/public.ts';
import { mayUse, scoredPosition } from './read-what-if.ts';
import { runWhatIf } from './run-what-if.ts';
import { whatIfSay } from './what-if.messages.ts';
import { findComparison, type KeptComparison } from './what-if.queries.ts';
import { columnsOf } from './what-if-columns.ts';

/** Makes the settings a version of the template with the comparison, and lets the position score with it. */
export async function putInPlace(
  act: SignedAct,
  positionId: string,
  body: RouteBody<typeof useWhatIf>,
): Promise<RouteData<typeof useWhatIf>> {
  const position = await scoredPosition(act, positionId);
  const { template } = position;
  if (!mayUse(act.actor, position)) throw new Refusal('refused_by_rule', whatIfSay('what-if.may_not_use'));
  if (template.id !== body.score_template_id) {
    throw new Refusal('conflict', whatIfSay('what-if.other_template'));
  }
  const columns = await columnsOf(act.db, position);
  const unknown = body.without.findIndex((key) => columns.tasks.every((task) => task.key !== key));
  if (unknown >= 0) throw invalidField(`without.${unknown}`, whatIfSay('what-if.no_such_task'));
  const definition: ScoreTemplate = withCoverageOf(body.definition as ScoreTemplate, template.definition);
  try {
    compileTemplate(definition);
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error;
    throw invalidField('definition', whatIfSay('what-if.not_scorable'));
  }
  const { figures, template: tried } = await runWhatIf(
    columns,
    { template: template.definition, without: [], choice: body.choice },
    { template: definition, without: body.without, choice: body.choice },
  );
  if (
    canonicalJson(tried.categories) === canonicalJson(template.definition.categories) &&
    minCoverageOf(tried) === minCoverageOf(template.definition)
  ) {
    throw new Refusal('refused_by_rule', whatIfSay('what-if.nothing_changed'));
  }
  const comparison: KeptComparison = {
    position_id: position.id,
    choice: body.choice,
    without: columns.tasks.filter(({ key }) => body.without.includes(key)).map(({ name }) => name),
    figures: figures as unknown as KeptComparison['figures'],
  };
  const made = await addPublishedVersion(act, {
    from: template.id,
    // A template of the platform, or one that a simulation keeps for itself, stays; the organization gets its own.
    is_copy: template.organization_id === null || template.is_kept_by_simulation,
    organization_id: position.organization_id,
    definition: tried,
    what_if: comparison,
  });
  const revision = await chooseScoreTemplate(act, position.id, made.id, template.id);
  if (revision === null) throw new Refusal('conflict', whatIfSay('what-if.other_template'));
  return { score_template_id: made.id, version: made.version, revision };
}

/** Lets the position score with the version before again; the version that was made stays, with its comparison. */
export async function goBack(
  act: SignedAct,
  positionId: string,
  templateId: string,
): Promise<RouteData<typeof undoWhatIf>> {
  const position = await scoredPosition(act, positionId);
  const { template } = position;
  if (!mayUse(act.actor, position)) throw new Refusal('refused_by_rule', whatIfSay('what-if.may_not_use'));
  if (template.id !== templateId) throw new Refusal('conflict', whatIfSay('what-if.other_template'));
  if (template.earlier_id === null) throw new Refusal('refused_by_rule', whatIfSay('what-if.nothing_before'));
  const revision = await chooseScoreTemplate(act, position.id, template.earlier_id, template.id);
  if (revision === null) throw new Refusal('conflict', whatIfSay('what-if.other_template'));
  return { score_template_id: template.earlier_id, revision };
}

/** What led to a version of a template; null where no what-if did. */
export async function comparisonOfTemplate(
  act: SignedAct,
  templateId: string,
): Promise<RouteData<typeof readTemplateWhatIf>> {
  const found = await findComparison(act.db, act.actor, templateId);
  if (!found) throw notFound();
  const { what_if, ...rest } = found;
  if (what_if === null) return { comparison: null };
  const { position_id: _position, ...comparison } = what_if;
  return { comparison: { ...rest, ...comparison } };
}
