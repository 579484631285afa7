import { bandAround, isIndicativeOnly, spanOfError } from '@tryout/domain/score-cards/measurement-error';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../../platform/library-names.ts';
import { bandLook } from '../../../../ui/charts/band.ts';
import { ScoreNumber } from '../../../../ui/charts/score-number.tsx';
import { LookChips } from '../../../../ui/lists/look-chips.tsx';
import { TimeText } from '../../../../ui/marks/time-text.tsx';
import { messages } from '../../card.messages.ts';
import type { Card } from '../../score-cards.api.ts';
import { dataQuality } from '../../text/data-quality.ts';
import { fitSentence } from '../../text/headline.ts';
import classes from './job-fit.module.css';

/** The card's head: the number, what it says in one sentence, and the facts of the play. */
export function JobFit({ card }: { card: Card }) {
  const t = useText(messages);
  const partial = card.job_fit_score !== null && card.used < card.of;
  return (
    <section className={classes.block} aria-label={t('card.job_fit')}>
      <div>
        <ScoreNumber score={card.job_fit_score} scale={card.scale} label={t('card.job_fit')} />
      </div>
      <div className={classes.words}>
        <p className={classes.sentence}>{fitSentence(card, t)}</p>
        <Look card={card} />
        {card.error && <p className={classes.small}>{t('card.error', { error: card.error })}</p>}
        <HowExact card={card} />
        {partial && <p className={classes.small}>{t('card.based_on', { used: card.used, of: card.of })}</p>}
        <p className={classes.small}>{t('card.decide')}</p>
      </div>
      <Facts card={card} />
    </section>
  );
}

/** What about the plays is worth a look; the facts are below with how often honest players show them. */
function Look({ card }: { card: Card }) {
  const t = useText(messages);
  const codes = card.plays.flatMap(({ integrity }) =>
    integrity.flatMap(({ code, review }) => (review ? [code] : [])),
  );
  if (codes.length === 0) return null;
  return (
    <div className={classes.look}>
      <LookChips codes={codes} />
      <span className={classes.small}>{t('card.look')}</span>
    </div>
  );
}

/** The band around the job fit, or what stands in the way of telling one. */
function HowExact({ card }: { card: Card }) {
  const t = useText(messages);
  const { number } = useFormat();
  if (card.job_fit_score === null || card.uncertainty === null) return null;
  const { sem, reliability, known, is_estimated } = card.uncertainty;
  const likely = bandAround(card.job_fit_score, sem);
  const span = spanOfError(card.uncertainty);
  const told = [
    t('card.exact', likely),
    isIndicativeOnly(card.uncertainty) && t('card.exact_indicative'),
    reliability === null && t('card.exact.unknown'),
    reliability !== null &&
      span !== null &&
      t(`card.exact.${span}`, { reliability: number(reliability, { maximumFractionDigits: 2 }) }),
    known !== null &&
      known > 0 &&
      known < 1 &&
      t('card.exact.part_known', { share: number(known, { style: 'percent', maximumFractionDigits: 0 }) }),
    is_estimated && t('card.exact.estimated'),
  ];
  return <p className={classes.small}>{told.filter(Boolean).join(' ')}</p>;
}

function Facts({ card }: { card: Card }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const format = useFormat();
  const { n, job_fit } = card.position_average;
  const average = bandLook(job_fit).shown;
  return (
    <dl className={classes.facts}>
      {card.plays.map((play) => (
        <div key={play.id} className={classes.play}>
          <dt>{t('card.fact.simulation')}</dt>
          <dd>
            {play.attempts > 1
              ? t('card.attempt', {
                  name: named('simulations', play.simulation_name),
                  n: play.attempt,
                  of: play.attempts,
                })
              : named('simulations', play.simulation_name)}
          </dd>
          <dt>{t('card.fact.played')}</dt>
          <dd>{play.ended_at ? <TimeText at={play.ended_at} style="datetime" /> : t('card.not_ended')}</dd>
          <dt>{t('card.fact.minutes')}</dt>
          <dd>{t('card.minutes', { minutes: Math.round(play.minutes) })}</dd>
        </div>
      ))}
      <div className={classes.play}>
        <dt>{t('card.fact.data')}</dt>
        <dd>{dataQuality(card, t)}</dd>
        <dt>{t('card.fact.average')}</dt>
        <dd>
          {average !== null
            ? t('card.average_of', { score: format.number(average), n })
            : t('card.average_none')}
        </dd>
      </div>
    </dl>
  );
}
