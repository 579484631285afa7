import type { Condition } from '@tryout/domain/formulas/formula';
import { conditionActivationProblems } from '@tryout/domain/formulas/formula-activation';
import { operatorsIn } from '@tryout/domain/formulas/formula-parts';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { type Blocker, blocker, refusedBy } from './activation-words.ts';
import {
  type ConditionRow,
  closeCondition,
  lockConditions,
  publishCondition,
  versionsOfCondition,
} from './condition-rows.queries.ts';
import { operatorsSwitchedOff } from './operators.queries.ts';
import { readConditionSource } from './read-condition-source.ts';
import { CONDITIONS } from './save-condition.ts';
import {
  currentOf,
  lockedVersion,
  recordMove,
  refuseStale,
  type VersionMove,
  versionOf,
} from './versioned-text.ts';

/** What would be activated, and what blocks it. */
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

/** Activates a version in place of the one before it, or archives it. @throws Refusal with every reason against it */
export async function moveCondition(
  act: SignedAct,
  id: string,
  move: VersionMove,
): Promise<{ condition: ConditionRow; closed_id: string | null }> {
  const { db, actor } = act;
  await lockConditions(db);
  const condition = await lockedVersion(CONDITIONS, db, id);
  refuseStale(CONDITIONS, condition, move);
  if (move.to === 'closed') {
    await closeCondition(db, id, actor.user_id);
    await recordMove(CONDITIONS, act, 'closed', condition);
    return { condition: await versionOf(CONDITIONS, db, id), closed_id: null };
  }
  const { definition, parts, blockers } = await weighCondition(db, condition);
  if (blockers.length > 0 || definition === null) throw refusedBy(blockers, currentOf(condition));
  const before = (await versionsOfCondition(db, condition.key)).find((each) => each.status === 'published');
  if (before) {
    await closeCondition(db, before.id, actor.user_id);
    await recordMove(CONDITIONS, act, 'closed', before);
  }
  await publishCondition(db, id, { definition, parts, author_id: actor.user_id });
  await recordMove(CONDITIONS, act, 'published', condition);
  return { condition: await versionOf(CONDITIONS, db, id), closed_id: before?.id ?? null };
}
