import { isIndicativeOnly } from '@tryout/domain/score-cards/measurement-error';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages } from '../../own.messages.ts';
import type { OwnCard } from '../../score-cards.api.ts';
import { BarLegend, type LegendMark } from '../bars/bar-legend.tsx';
import classes from './own-legend.module.css';

/** What the marks on a candidate's bars mean: those that this card has. */
export function OwnLegend({ card }: { card: OwnCard }) {
  const t = useText(messages);
  const parts = card.categories.flatMap(({ traits }) =>
    traits.flatMap((trait) => [trait, ...trait.subtraits]),
  );
  const scored = parts.filter(({ score }) => score !== null);
  if (scored.length === 0) return null;
  const told = scored.flatMap(({ uncertainty }) => uncertainty ?? []);
  const marks: LegendMark[] = [
    { mark: 'bar', text: t('own.legend.bar') },
    { mark: 'edge', text: t('own.legend.edge') },
  ];
  if (told.length > 0) marks.push({ mark: 'likely', text: t('own.legend.likely') });
  if (told.some(isIndicativeOnly)) {
    marks.push({ mark: 'indicative', text: t('own.legend.indicative') });
  }
  return (
    <section className={classes.legend} aria-labelledby="own-legend">
      <h2 id="own-legend">{t('own.legend.title')}</h2>
      <BarLegend marks={marks} />
    </section>
  );
}
