import type { SignedAct } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import { cardAsPdf } from './card-as-pdf.ts';
import { candidateCardOf } from './read-score-card.ts';
import type { ScoreCardRow } from './score-cards.queries.ts';

/** One's own card as a PDF file in a language, with the name it is saved under. */
export async function ownCardPdf(
  act: SignedAct,
  row: ScoreCardRow,
  language: Language,
): Promise<{ bytes: Buffer; name: string }> {
  const card = await candidateCardOf(act, row, language);
  const bytes = Buffer.from(await cardAsPdf(card, language));
  return { bytes, name: `score-card-${card.created_at.slice(0, 10)}.pdf` };
}
