import { BANDS } from '@tryout/domain/score-cards/bands';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../../ui/charts/band.ts';
import { isBanded } from '../../../../ui/charts/band-chip.tsx';
import { useApplicantName } from '../../applicant-name.ts';
import { compareMessages } from '../../compare.messages.ts';
import { comparedTraits, standingOf, tellsApart } from '../../compared-scores.ts';
import type { ComparedPerson } from './compared-person.ts';
import classes from './compared-traits.module.css';

interface ComparedTraitsProps {
  people: readonly ComparedPerson[];
  onlyDifferences: boolean;
}

/** Each trait as one axis from 0 to 100 with the people as letters on it, before the bands. */
export function ComparedTraits({ people, onlyDifferences }: ComparedTraitsProps) {
  const t = useText(compareMessages);
  const nameOf = useApplicantName();
  const all = comparedTraits(people.map(({ card }) => card));
  const shown = onlyDifferences ? all.filter(tellsApart) : all;
  if (all.length === 0) return <p>{t('applicants.compare.no_card')}</p>;
  return (
    <>
      <p className={classes.note}>{t('applicants.compare.axis')}</p>
      {shown.length === 0 && <p>{t('applicants.compare.all_alike')}</p>}
      <ul className={classes.traits}>
        {shown.map(({ id, name, of }) => {
          const standings = of.map(standingOf);
          const ends = standings.find(({ place }) => place !== null)?.place;
          return (
            <li key={id} className={classes.trait}>
              <span className={classes.name}>
                {name}
                {ends && (
                  <span className={classes.ends}>
                    {t('applicants.compare.between', { low: ends.low, high: ends.high })}
                  </span>
                )}
              </span>
              <span className={classes.axis} aria-hidden>
                {BANDS.map((band) => (
                  <span
                    key={band.key}
                    className={classes.zone}
                    data-band={of.every((each) => isBanded(each?.scale)) ? bandLook(band.min).token : 'none'}
                    style={{ flexGrow: band.max - band.min + 1 }}
                  />
                ))}
                {standings.map((each, at) => {
                  const { shown: score } = bandLook(each.at);
                  const person = people[at];
                  return score === null || !person ? null : (
                    <span
                      key={person.id}
                      className={classes.dot}
                      style={{ insetInlineStart: `${score}%`, insetBlockStart: `${4 + at * 10}px` }}
                    >
                      {person.letter}
                    </span>
                  );
                })}
              </span>
              <ul className={classes.scores}>
                {people.map((person, at) => {
                  const { shown: score } = bandLook(standings[at]?.at);
                  return (
                    <li key={person.id}>
                      <b aria-hidden>{person.letter}</b>
                      <span className="visually-hidden">{person.applicant && nameOf(person.applicant)}</span>{' '}
                      {score ?? '–'}
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
      {all.length > shown.length && shown.length > 0 && (
        <p className={classes.note}>{t('applicants.compare.hidden', { count: all.length - shown.length })}</p>
      )}
    </>
  );
}
