import { MOST_QUESTIONS } from '@tryout/domain/interviews/kit/kit-question';
import {
  assignInTurn,
  chooseTraits,
  type KitTrait,
  proposeQuestions,
} from '@tryout/domain/interviews/kit/propose-kit';
import type { Db } from '../../../platform/database/kysely.ts';
import { type EventRecord, findParticipants, type ParticipantRecord } from '../events.queries.ts';
import {
  findAskedBefore,
  findKit,
  findMeasured,
  findOwnQuestions,
  type KitItemRecord,
  type KitRecord,
  type MeasuredApplicant,
} from './kit.queries.ts';
import { bankFor, type OfferedRecord, ownAsOffered } from './question-bank.ts';

/** A kit with what it is made of. */
export interface FoundKit {
  readonly kit: KitRecord;
  readonly proposal: Pick<KitRecord, 'items' | 'basis'>;
  /** Every question that can be asked without writing a new one. */
  readonly offered: readonly OfferedRecord[];
  readonly traits: readonly KitTrait[];
  readonly people: readonly ParticipantRecord[];
}

/** The traits of a template with the card's scores, in the template's order. */
export function traitsOf(measured: MeasuredApplicant | undefined): KitTrait[] {
  const traitScores = scoresById(measured?.trait_ids, measured?.trait_scores);
  const subtraitScores = scoresById(measured?.subtrait_ids, measured?.scores);
  return (measured?.definition?.categories ?? []).flatMap((category) =>
    category.traits.map((trait) => ({
      trait_id: trait.trait_id,
      weight: category.category_weightage * trait.trait_weightage,
      score: traitScores.get(trait.trait_id) ?? null,
      subtraits: trait.subtraits.map(({ subtrait_id, weightage }) => ({
        subtrait_id,
        weight: weightage,
        score: subtraitScores.get(subtrait_id) ?? null,
      })),
    })),
  );
}

function scoresById(ids: readonly string[] | null | undefined, scores: readonly number[] | null | undefined) {
  return new Map(
    (ids ?? []).flatMap((id, at) => (scores?.[at] === undefined ? [] : [[id, scores[at]] as const])),
  );
}

/** Who of the hiring side takes part and can put questions: those who did not decline. */
export function askers(people: readonly ParticipantRecord[]): ParticipantRecord[] {
  return people.filter((each) => each.kind !== 'candidate' && each.response !== 'declined');
}

/**
 * The kit of an interview: as it was stored, else as it is proposed from the score card, or from the weights of the
 * template while there is no card. The position's own questions come first.
 */
export async function findKitOf(db: Db, event: EventRecord): Promise<FoundKit> {
  const [stored, measured, own, asked, people] = await Promise.all([
    findKit(db, event.id),
    findMeasured(db, event.application_id),
    findOwnQuestions(db, event.position_id),
    findAskedBefore(db, { application_id: event.application_id, except_event: event.id }),
    findParticipants(db, [event.id]),
  ]);
  const traits = traitsOf(measured);
  const bank = await bankFor(db, measured?.definition ?? undefined);
  const offered = [...ownAsOffered(own.questions), ...bank];
  const proposal = propose(event, { measured, traits, offered, asked, people });
  return { kit: stored ?? { ...proposal, version: 0 }, proposal, offered, traits, people };
}

function propose(
  event: EventRecord,
  of: {
    measured: MeasuredApplicant | undefined;
    traits: readonly KitTrait[];
    offered: readonly OfferedRecord[];
    asked: readonly string[];
    people: readonly ParticipantRecord[];
  },
): Pick<KitRecord, 'items' | 'basis'> {
  const bank = of.offered.flatMap((each) =>
    each.origin === 'bank' && each.subtrait_id !== null ? [{ ...each, subtrait_id: each.subtrait_id }] : [],
  );
  const chosen = proposeQuestions(of.traits, bank, {
    duration_min: event.duration_min,
    asked: new Set(of.asked),
  });
  const found = [
    ...of.offered.filter((each) => each.origin === 'position'),
    ...chosen.flatMap(({ key, trait_id }) => {
      const question = of.offered.find((each) => each.key === key);
      return question ? [{ ...question, trait_id }] : [];
    }),
  ].slice(0, MOST_QUESTIONS);
  const turns = assignInTurn(
    found.length,
    askers(of.people).map((each) => each.user_id),
  );
  const isScored = of.traits.some((each) => each.score !== null);
  return {
    items: found.map((each, at): KitItemRecord => ({ ...each, assigned_to: turns[at] ?? null })),
    basis: {
      from: isScored ? 'score_card' : of.traits.length > 0 ? 'template' : 'none',
      score_card_id: isScored ? (of.measured?.score_card_id ?? null) : null,
      traits: chooseTraits(of.traits),
    },
  };
}
