import type { RouteData } from '@tryout/contract/define-route';
import type { readOwnScoreCard } from '@tryout/contract/score-cards/score-cards';
import { beginPdf, SIZES } from '../../platform/files/pdf-writer.ts';
import type { Language } from '../../platform/language/language.ts';
import { textOf } from '../../platform/language/words.ts';

/** A candidate's own card as a PDF file: the scores in a table, with what they say and what they do not. */
export async function cardAsPdf(
  card: RouteData<typeof readOwnScoreCard>,
  language: Language,
): Promise<Uint8Array> {
  const say = (key: string): string => textOf(language, 'personal-data', `personal-data.card.${key}`);
  const written = (score: number | null) => (score === null ? say('none') : String(Math.round(score)));
  const writer = await beginPdf(card.position_title, language, [card, say('about')]);
  writer.text(card.position_title, SIZES.title, { bold: true });
  writer.text(`${card.organization_name} · ${card.created_at.slice(0, 10)}`, SIZES.text);
  writer.gap(12);
  writer.text(`${say('fit')}: ${written(card.job_fit_score)}`, SIZES.heading, {
    bold: true,
  });
  writer.gap(6);
  writer.text(say('about'), SIZES.text);
  for (const category of card.categories) {
    writer.gap(12);
    writer.text(`${category.category}: ${written(category.score)}`, SIZES.heading, { bold: true, keep: 60 });
    writer.table({
      columns: [say('trait'), say('score'), say('meaning')],
      rows: category.traits.flatMap((trait) => [
        [trait.trait, written(trait.score), trait.definition],
        ...trait.subtraits.map((subtrait) => [
          `- ${subtrait.subtrait}`,
          written(subtrait.score),
          subtrait.definition,
        ]),
      ]),
    });
  }
  return writer.document.save();
}
