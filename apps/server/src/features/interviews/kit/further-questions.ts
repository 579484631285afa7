import type { InterviewQuestionsDraft } from '@tryout/contract/ai-assist/ai-assist';
import { chooseTraits, proposeQuestions } from '@tryout/domain/interviews/kit/propose-kit';
import type { SignedAct } from '../../../platform/act.ts';
import type { Language } from '../../../platform/language/language.ts';
import type { EventRecord } from '../events.queries.ts';
import { findKitOf } from './kit-of-event.ts';
import { entriesOf, offeredView, seesScores } from './kit-view.ts';

/** Minutes from which two questions a trait are proposed; further ones are proposed as for a long interview. */
const AS_FOR_MINUTES = 60;

/**
 * Questions of the bank that the kit does not have yet, on the weakest and strongest traits of the card. For whoever may
 * not see scores they go by the weights of the template, and say nothing of the card.
 */
export async function furtherQuestions(
  act: SignedAct,
  event: EventRecord,
  language: Language,
): Promise<InterviewQuestionsDraft['items']> {
  const { kit, offered, traits } = await findKitOf(act.db, event);
  const read = seesScores(act.actor, event)
    ? traits
    : traits.map((trait) => ({
        ...trait,
        score: null,
        subtraits: trait.subtraits.map((each) => ({ ...each, score: null })),
      }));
  const taken = new Set(kit.items.map(({ key }) => key));
  const bank = offered.flatMap((each) =>
    each.origin === 'bank' && each.subtrait_id !== null && !taken.has(each.key)
      ? [{ ...each, subtrait_id: each.subtrait_id }]
      : [],
  );
  const chosen = proposeQuestions(read, bank, { duration_min: AS_FOR_MINUTES, asked: new Set() });
  const names = await entriesOf(
    act,
    { traits: chooseTraits(read).map((each) => each.trait_id), subtraits: [] },
    language,
  );
  return chosen.flatMap(({ key, trait_id, reason }) => {
    const question = bank.find((each) => each.key === key);
    const trait = names.traits.find((each) => each.trait_id === trait_id);
    if (!question || !trait) return [];
    const { question: asked, probes, anchors } = offeredView(question, language);
    return [{ key, trait_id, trait: trait.name, reason, question: asked, probes, anchors }];
  });
}
