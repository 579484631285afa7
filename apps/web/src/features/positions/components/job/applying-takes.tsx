import { IconAdjustments, IconClock } from '@tabler/icons-react';
import type { JobDetail } from '@tryout/contract/positions/jobs';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages } from '../../jobs.messages.ts';
import classes from './applying-takes.module.css';

/** How long applying takes, in all and part by part, and that adjustments are there for everyone. */
export function ApplyingTakes({ takes }: { takes: JobDetail['applying_takes'] }) {
  const t = useText(messages);
  const format = useFormat();
  const minutes = (shortest: number, longest = shortest) =>
    t('positions.job.takes_minutes', {
      minutes: longest,
      span: [...new Set([shortest, longest])].map((each) => format.number(each)).join('–'),
    });
  return (
    <section className={classes.box} aria-labelledby="applying-takes">
      <h2 id="applying-takes">{t('positions.job.takes')}</h2>
      <p className={classes.minutes}>
        <IconClock size={22} stroke={1.75} aria-hidden />
        {minutes(takes.shortest_minutes, takes.minutes)}
      </p>
      <ul className={classes.parts}>
        <li>
          {t('positions.job.takes_form')} {minutes(takes.form_minutes)}
        </li>
        {takes.cv !== 'hidden' && <li>{t(`positions.job.takes_cv.${takes.cv}`)}</li>}
        {takes.question_count > 0 && (
          <li>
            {t('positions.job.takes_questions', { count: takes.question_count })}{' '}
            {minutes(takes.question_minutes)}
          </li>
        )}
        {takes.game_count > 0 && (
          <li>
            {t('positions.job.takes_games', { count: takes.game_count })}{' '}
            {minutes(takes.play_minutes - takes.minutes + takes.shortest_minutes, takes.play_minutes)}
          </li>
        )}
        {takes.needs_desktop && <li>{t('positions.job.takes_desktop')}</li>}
      </ul>
      <p>{t('positions.job.takes_pause')}</p>
      {takes.game_count > 0 && (
        <p className={classes.adjustments}>
          <IconAdjustments size={20} stroke={1.75} aria-hidden />
          <span>
            <strong>{t('positions.job.adjustments')}.</strong> {t('positions.job.adjustments_text')}
          </span>
        </p>
      )}
    </section>
  );
}
