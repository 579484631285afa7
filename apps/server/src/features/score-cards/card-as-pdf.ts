import type { RouteData } from '@tryout/contract/define-route';
import type { readOwnScoreCard } from '@tryout/contract/score-cards/score-cards';
import { bandOf, displayScore } from '@tryout/domain/score-cards/bands';
import { bandAround, type Uncertainty } from '@tryout/domain/score-cards/measurement-error';
import { type PlaceBetween, placeOf, placeOfTrait } from '@tryout/domain/score-cards/shown-place';
import { hasBand, type ShownScale } from '@tryout/domain/score-cards/shown-scale';
import { dayText } from '@tryout/domain/text/intl-formatters';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { beginPdf, SIZES } from '../../platform/files/pdf-writer.ts';
import type { Language } from '../../platform/language/language.ts';
import { filled } from '../../platform/language/words.ts';

/** A number of a card, with what is known of it. */
interface Measured {
  readonly score: number | null;
  readonly scale: ShownScale | null;
  readonly uncertainty?: Uncertainty | null;
}

const POINTS = ['once', 'chance', 'not', 'place', 'people'] as const;

/** A candidate's own card as a PDF file: the scores in tables with their bands, and what they do not say. */
export async function cardAsPdf(
  card: RouteData<typeof readOwnScoreCard>,
  language: Language,
): Promise<Uint8Array> {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    filled(language, 'score-cards', `score_cards.pdf.${key}`, values);
  const written = (score: number | null) => String(displayScore(score) ?? say('none'));
  const word = ({ score, scale }: Measured) => {
    const band = scale === null || hasBand(scale) ? bandOf(score) : null;
    return band ? say(`band.${band.key}`) : '';
  };
  const likely = ({ score, uncertainty }: Measured) =>
    score !== null && uncertainty ? say('likely', { ...bandAround(score, uncertainty.sem) }) : '';
  const between = ({ low, high, target }: PlaceBetween) =>
    [say('between', { low, high }), target ? say('target', { min: target.min, max: target.max }) : '']
      .filter(Boolean)
      .join(' ');
  const points = POINTS.map((key) => say(`says_not.${key}`));
  const writer = await beginPdf(card.position_title, language, [card, points]);
  writer.text(say('title', { position: card.position_title }), SIZES.title, { bold: true });
  writer.text(
    say('made', {
      organization: card.organization_name,
      date: dayText(LANGUAGES[language].intl, new Date(card.created_at)),
    }),
    SIZES.text,
  );
  const fit: Measured = { score: card.job_fit_score, scale: card.scale, uncertainty: card.uncertainty };
  writer.gap(12);
  writer.text(
    [`${say('fit')}: ${written(fit.score)}`, word(fit)].filter(Boolean).join(' · '),
    SIZES.heading,
    {
      bold: true,
    },
  );
  if (likely(fit)) writer.text(say('fit_likely', { between: likely(fit) }), SIZES.text);
  if (card.culture) {
    const { weight, without } = card.culture;
    writer.text(say('culture', { weight, without: written(without) }), SIZES.text);
  }
  for (const category of card.categories) {
    const heading = `${category.category}: ${written(category.score)}`;
    writer.gap(12);
    writer.text(heading, SIZES.heading, { bold: true, keep: 60 });
    const row = (
      name: string,
      part: Measured & { readonly definition: string },
      place: PlaceBetween | null,
    ) => [
      name,
      written(place ? place.at : part.score),
      place ? between(place) : word(part),
      // How exact it is was told of the closeness to a range, not of the place.
      place?.target ? '' : likely(part),
      part.definition,
    ];
    writer.table({
      columns: [say('trait'), say('score'), say('word'), say('range'), say('meaning')],
      rows: category.traits.flatMap((trait) => [
        row(trait.trait, trait, placeOfTrait(trait)),
        // One part alone says the same as the whole.
        ...(trait.subtraits.length > 1
          ? trait.subtraits.map((subtrait) => row(`- ${subtrait.subtrait}`, subtrait, placeOf(subtrait)))
          : []),
      ]),
    });
  }
  writer.gap(12);
  writer.text(say('says_not.title'), SIZES.heading, { bold: true, keep: 60 });
  for (const point of points) {
    writer.gap(3);
    writer.text(`- ${point}`, SIZES.text);
  }
  return writer.save();
}
