import type { InterviewKit, OfferedKitQuestion } from '@tryout/contract/interviews/interview-kit';
import { wordsFor } from '@tryout/domain/interviews/kit/kit-question';
import { INTERVIEW_SOURCES } from '@tryout/games/interview-questions';
import type { SignedAct } from '../../../platform/act.ts';
import { type Actor, may } from '../../../platform/http/actor.ts';
import type { Language } from '../../../platform/language/language.ts';
import type { EventRecord } from '../events.queries.ts';
import { findSubtraits, findTraits } from './kit.queries.ts';
import { askers, type FoundKit, findKitOf } from './kit-of-event.ts';
import type { OfferedRecord } from './question-bank.ts';

/** Whether somebody on the hiring side may see the scores of an applicant, as of the position's others. */
export function seesScores(actor: Actor, of: Pick<EventRecord, 'organization_id' | 'position_id'>): boolean {
  return may(actor, 'score_card.read', of);
}

/** Whether somebody may arrange an interview and so change its kit. */
export function manages(actor: Actor, of: Pick<EventRecord, 'organization_id' | 'position_id'>): boolean {
  return may(actor, 'event.manage', of);
}

/** Names of traits and subtraits, in the reader's language. */
export async function entriesOf(
  act: SignedAct,
  ids: { readonly traits: readonly (string | null)[]; readonly subtraits: readonly (string | null)[] },
  language: Language,
) {
  const known = (given: readonly (string | null)[]) => [...new Set(given.filter((id) => id !== null))];
  const order = known(ids.traits);
  const [traits, subtraits] = await Promise.all([
    findTraits(act.db, order, language),
    findSubtraits(act.db, known(ids.subtraits), language),
  ]);
  traits.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return {
    traits: traits.map(({ id, name, definition }) => ({ trait_id: id, name, definition })),
    subtraits: subtraits.map(({ id, name }) => ({ subtrait_id: id, name })),
  };
}

/** A question that can be chosen, in the reader's language. */
export function offeredView({ wording, ...question }: OfferedRecord, language: Language): OfferedKitQuestion {
  const { question: asked, probes, anchors } = wordsFor(wording, language);
  return {
    ...question,
    origin: question.origin === 'position' ? 'position' : 'bank',
    question: asked,
    probes: [...probes],
    anchors: [...anchors],
  };
}

/** The kit of an interview as the caller may know it: without scores, and which are low or high, where they are hidden. */
export async function kitView(
  act: SignedAct,
  event: EventRecord,
  language: Language,
  found?: FoundKit,
): Promise<InterviewKit> {
  const { actor, db } = act;
  const { kit, proposal, offered, traits, people } = found ?? (await findKitOf(db, event));
  const who = askers(people);
  const names = await entriesOf(
    act,
    {
      traits: [...traits.map((each) => each.trait_id), ...kit.items.map((each) => each.trait_id)],
      subtraits: kit.items.map((each) => each.subtrait_id),
    },
    language,
  );
  const scores = new Map(traits.map((each) => [each.trait_id, each.score]));
  const asked = new Set(offered.map((each) => each.trait_id));
  return {
    version: kit.version,
    items: kit.items.map(({ wording, assigned_to, ...item }) => {
      const { question, probes, anchors } = wordsFor(wording, language);
      const asker = who.some((each) => each.user_id === assigned_to) ? assigned_to : null;
      return {
        ...item,
        question,
        probes: [...probes],
        anchors: [...anchors],
        assigned_to: asker,
        is_yours:
          who.some((each) => each.user_id === actor.user_id) && (asker ?? actor.user_id) === actor.user_id,
      };
    }),
    ...names,
    basis: {
      from: kit.basis.from,
      reasons: seesScores(actor, event)
        ? kit.basis.traits.map((each) => ({ ...each, score: scores.get(each.trait_id) ?? null }))
        : null,
      unasked: kit.basis.traits.map((each) => each.trait_id).filter((id) => !asked.has(id)),
      is_outdated: kit.version > 0 && kit.basis.score_card_id !== proposal.basis.score_card_id,
    },
    people: who.map(({ user_id, name }) => ({ user_id, name, is_you: user_id === actor.user_id })),
    may_change: manages(actor, event),
    sources: [...INTERVIEW_SOURCES],
  };
}
