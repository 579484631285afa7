import type { RouteBody } from '@tryout/contract/define-route';
import type { setPositionSimulations as route } from '@tryout/contract/positions/positions';
import { saidInLanguage } from '@tryout/games/simulations/said';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { editableRevision } from './editable-revision.ts';
import type { PositionRow, RevisionRow } from './position-row.ts';
import {
  type ChoosableSimulation,
  findScoreTemplate,
  findSimulationChoices,
  replaceSimulations,
} from './position-simulations.queries.ts';
import { positionsSay } from './positions.messages.ts';
import { refuseUnpublishable } from './publish-guard.ts';
import { changeRevision, findCurrentRevision } from './revisions.queries.ts';
import { lockForEditing } from './update-position.ts';

/** The two lists of simulations of a position; what the platform's are called and are for, in the reader's language. */
export async function readPositionSimulations(
  db: Db,
  position: PositionRow,
  language: Language,
  created = false,
) {
  const present = (choice: ChoosableSimulation) => presented(choice, language);
  const revision = await findCurrentRevision(db, position.id);
  if (!revision) throw notFound();
  const choices = await findSimulationChoices(db, position, revision.id);
  const added = choices.filter((choice) => choice.sort_order !== null);
  const template = revision.score_template_id
    ? await findScoreTemplate(
        db,
        revision.score_template_id,
        position.organization_id,
        revision.score_template_id,
      )
    : undefined;
  return {
    added: added.map(present),
    available: choices.filter((choice) => choice.sort_order === null).map(present),
    minutes_total: added.reduce((sum, choice) => sum + choice.minutes, 0),
    score_template: template ?? null,
    revision: revision.revision,
    revision_created: created,
  };
}

/** What people were asked to play stays; only a revision for later applicants may differ, and only when it is wanted. */
function refuseFrozen(position: PositionRow, current: RevisionRow): void {
  const isLive = position.status === 'published' || position.status === 'paused';
  if (!isLive || current.first_application_at === null) return;
  throw new Refusal('refused_by_rule', positionsSay('positions.simulations_frozen'), {
    current: { status: position.status, allowed: ['new_revision'] },
  });
}

function presented(choice: ChoosableSimulation, language: Language) {
  const said = (text: string) => (choice.own ? text : saidInLanguage(text, language));
  return { ...choice, name: said(choice.name), purpose: said(choice.purpose), simulation_id: choice.id };
}

/** Sets the added simulations and the score template: the first one's own, unless another is named. */
export async function setPositionSimulations(
  act: SignedAct,
  positionId: string,
  body: RouteBody<typeof route>,
  language: Language,
) {
  const { db, actor } = act;
  const now = act.services.now();
  const position = await lockForEditing(act, positionId);
  const ids = body.simulation_ids;
  if (new Set(ids).size !== ids.length)
    throw invalidField('simulation_ids', positionsSay('positions.simulation_twice'));
  const current = await findCurrentRevision(db, position.id);
  if (!current) throw notFound();
  const choices = await findSimulationChoices(db, position, current.id);
  // Anything else is another organization's, a draft or unknown: all alike.
  const chosen = ids.map((id) => choices.find((choice) => choice.id === id));
  if (chosen.some((choice) => choice === undefined)) throw notFound();
  const template = body.score_template_id ?? chosen[0]?.score_template_id ?? null;
  if (
    body.score_template_id &&
    !(await findScoreTemplate(
      db,
      body.score_template_id,
      position.organization_id,
      current.score_template_id,
    ))
  ) {
    throw notFound();
  }
  const before = choices.filter((choice) => choice.sort_order !== null).map((choice) => choice.id);
  const unchanged = before.join() === ids.join() && current.score_template_id === template;
  if (unchanged) return readPositionSimulations(db, position, language);
  if (!body.new_revision) refuseFrozen(position, current);
  const { revision, created } = await editableRevision(db, position, actor.user_id, now);
  await replaceSimulations(db, revision, ids);
  await changeRevision(db, revision.id, { score_template_id: template });
  if (position.status === 'published') await refuseUnpublishable(db, position, actor, now);
  await audit(act, {
    event_type: 'update',
    action: 'position.simulations_set',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { simulations: [before, ids], revision: revision.revision },
  });
  return readPositionSimulations(db, position, language, created);
}
