import type { Condition } from '@tryout/domain/formulas/formula';
import { conditionActivationProblems } from '@tryout/domain/formulas/formula-activation';
import { operatorsIn } from '@tryout/domain/formulas/formula-parts';
import { CONDITION_STATUSES } from '@tryout/domain/formulas/formula-status';
import { canTransition } from '@tryout/domain/records/transitions';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { type Blocker, blocker, refusedBy } from './activation-words.ts';
import {
  type ConditionRow,
  closeCondition,
  lockCondition,
  lockConditions,
  publishCondition,
  versionsOfCondition,
} from './condition-rows.queries.ts';
import { formulasSay } from './formulas.messages.ts';
import { operatorsSwitchedOff } from './operators.queries.ts';
import { readConditionSource } from './read-condition-source.ts';
import { conditionOf, currentCondition } from './save-condition.ts';

/** What would be put in force, and what stands in the way of it. */
export async function weighCondition(
  db: Db,
  condition: ConditionRow,
): Promise<{
  definition: Condition | null;
  parts: readonly string[];
  blockers: readonly Blocker[];
}> {
  const isDraft = condition.status === 'draft';
  const read = isDraft ? await readConditionSource(db, condition.source, condition) : null;
  const definition = read ? read.compiled : condition.definition;
  const versions = await versionsOfCondition(db, condition.key);
  const wereActive = versions.filter((each) => each.status !== 'draft');
  const problems = conditionActivationProblems({
    condition: definition,
    cycle: read?.cycle ?? null,
    unpublished: read?.unpublished ?? [],
    operators: {
      off: await operatorsSwitchedOff(db),
      kept: new Set(wereActive.flatMap((each) => (each.definition ? operatorsIn(each.definition) : []))),
    },
  });
  // Its own text can be read, but with its parts put in it is too deep or too large.
  const told = problems.map((each) =>
    each.code === 'does_not_parse' && read?.condition
      ? blocker({ code: 'invalid', name: read.problems[0]?.code ?? 'too_deep' })
      : blocker(each),
  );
  return { definition, parts: read?.parts.map((each) => each.id) ?? [], blockers: told };
}

/** Puts a version in force in place of the one before it, or archives it. @throws Refusal with every reason against it */
export async function moveCondition(
  place: SignedAct,
  id: string,
  move: { from: ConditionRow['status']; to: 'published' | 'closed'; edit: number },
): Promise<{ condition: ConditionRow; closed_id: string | null }> {
  const { db, actor } = place;
  await lockConditions(db);
  if (!(await lockCondition(db, id))) throw notFound();
  const condition = await conditionOf(db, id);
  refuseStale(condition, move);
  if (move.to === 'closed') {
    await closeCondition(db, id, actor.user_id);
    await record(place, 'condition.closed', condition);
    return { condition: await conditionOf(db, id), closed_id: null };
  }
  const { definition, parts, blockers } = await weighCondition(db, condition);
  if (blockers.length > 0 || definition === null) throw refusedBy(blockers, currentCondition(condition));
  const before = (await versionsOfCondition(db, condition.key)).find((each) => each.status === 'published');
  if (before) {
    await closeCondition(db, before.id, actor.user_id);
    await record(place, 'condition.closed', before);
  }
  await publishCondition(db, id, { definition, parts, author_id: actor.user_id });
  await record(place, 'condition.published', condition);
  return { condition: await conditionOf(db, id), closed_id: before?.id ?? null };
}

function refuseStale(
  condition: ConditionRow,
  move: { from: string; to: 'published' | 'closed'; edit: number },
) {
  const current = currentCondition(condition);
  if (condition.status !== move.from) {
    throw new Refusal('stale_status', formulasSay('formulas.condition_moved_meanwhile'), { current });
  }
  if (condition.edit !== move.edit) {
    throw new Refusal('conflict', formulasSay('formulas.condition_changed_meanwhile'), {
      current,
    });
  }
  if (!canTransition(CONDITION_STATUSES, condition.status, move.to).allowed) {
    throw new Refusal('refused_by_rule', formulasSay('formulas.condition_cannot_go'), { current });
  }
}

function record(
  place: SignedAct,
  action: 'condition.published' | 'condition.closed',
  condition: ConditionRow,
): Promise<void> {
  return recordSecurityEvent(place.db, place, {
    event_type: 'action',
    action,
    target_type: 'condition',
    target_id: condition.id,
    organization_id: null,
    meta: { key: condition.key, version: condition.version, name: condition.name },
  });
}
