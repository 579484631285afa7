import type { RouteData } from '@tryout/contract/define-route';
import type { nameWhatIfPeople, readWhatIf } from '@tryout/contract/what-if/what-if';
import { saidInLanguage } from '@tryout/games/simulations/said';
import type { SignedAct } from '../../platform/act.ts';
import { type Actor, may } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { whatIfSay } from './what-if.messages.ts';
import { findScoredPosition, namesOf, type ScoredPosition } from './what-if.queries.ts';
import { columnsOf } from './what-if-columns.ts';

type Definition = NonNullable<RouteData<typeof readWhatIf>['template']>['definition'];

/** The platform looks at nobody's applicants by position. */
async function lookedAtPosition(
  { db, actor }: Pick<SignedAct, 'db' | 'actor'>,
  id: string,
): Promise<ScoredPosition> {
  if (actor.user_type === 'super_admin') throw notFound();
  const position = await findScoredPosition(db, id);
  if (!position) throw notFound();
  return position;
}

/** A position with its template. */
export async function scoredPosition(
  act: Pick<SignedAct, 'db' | 'actor'>,
  id: string,
): Promise<ScoredPosition & { template: NonNullable<ScoredPosition['template']> }> {
  const position = await lookedAtPosition(act, id);
  const { template } = position;
  if (!template) throw new Refusal('refused_by_rule', whatIfSay('what-if.no_template'));
  return { ...position, template };
}

/** Whether the caller may let the position score with other settings. */
export function mayUse(actor: Actor, position: ScoredPosition): boolean {
  const of = {
    organization_id: position.organization_id,
    position_id: position.id,
    owner_user_id: position.created_by,
  };
  return (
    position.status !== 'archived' &&
    may(actor, 'position.publish', of) &&
    may(actor, 'score_template.manage', of)
  );
}

const base64 = (array: ArrayBufferView) =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64');

/** Thousandths of a point in two bytes; the largest number stands for unknown. */
function packedErrors(sems: Float64Array): Uint16Array {
  return Uint16Array.from(sems, (sem) =>
    Number.isNaN(sem) ? 65_535 : Math.min(65_534, Math.round(sem * 1000)),
  );
}

/** Everything that what-ifs about a position are answered from. */
export async function whatIfOf(
  act: SignedAct,
  positionId: string,
  language: Language,
): Promise<RouteData<typeof readWhatIf>> {
  const position = await lookedAtPosition(act, positionId);
  const { template } = position;
  const columns = await columnsOf(act.db, position);
  return {
    position: {
      id: position.id,
      title: position.title,
      status: position.status,
      culture_weight: position.culture_weight,
    },
    template: template && {
      id: template.id,
      name: template.name,
      version: template.version,
      is_platform: template.organization_id === null,
      earlier_id: template.earlier_id,
      // What is stored is narrower than the schema's type, which cannot say readonly.
      definition: template.definition as Definition,
    },
    may_use: mayUse(act.actor, position),
    tasks: columns.tasks.map((task) => ({
      ...task,
      name: saidInLanguage(task.name, language),
      subtrait_ids: [...task.subtrait_ids],
    })),
    usual: columns.usual.map((each) => ({ ...each, shares: [...each.shares] })),
    gaps: columns.gaps.map((pair) => ({ ...pair, gaps: [...pair.gaps] })),
    subtrait_ids: [...columns.rows.subtrait_ids],
    count: columns.rows.count,
    left_out: columns.left_out,
    ids: columns.ids.toString('base64'),
    means: base64(columns.rows.means),
    sems: base64(packedErrors(columns.sems)),
    parts: columns.parts.map(({ sums, used, listed, ...part }) => ({
      ...part,
      sums: base64(sums),
      used: base64(used),
      listed: base64(listed),
    })),
  };
}

/** Names of those who would move. */
export async function peopleOfWhatIf(
  act: SignedAct,
  positionId: string,
  ids: readonly string[],
): Promise<RouteData<typeof nameWhatIfPeople>> {
  if (act.actor.user_type === 'super_admin') throw notFound();
  const people = await namesOf(act.db, positionId, ids);
  // Somebody of another position is as unknown here as somebody who does not exist.
  if (people.length < new Set(ids).size) throw notFound();
  return { people };
}
