import { IconAdjustments, IconClock } from '@tabler/icons-react';
import type { JobDetail } from '@tryout/contract/jobs';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../jobs.messages.ts';
import classes from './applying-takes.module.css';

/** "About 25 minutes: 6 questions, 1 game; can be paused", and that adjustments are there for everyone. */
export function ApplyingTakes({ takes }: { takes: JobDetail['applying_takes'] }) {
  const t = useText(messages);
  return (
    <section className={classes.box} aria-labelledby="applying-takes">
      <h2 id="applying-takes">{t('positions.job.takes')}</h2>
      <p className={classes.minutes}>
        <IconClock size={22} stroke={1.75} aria-hidden />
        {t('positions.job.takes_minutes', { minutes: takes.minutes })}
      </p>
      <ul className={classes.parts}>
        <li>{t('positions.job.takes_form')}</li>
        {takes.cv !== 'hidden' && <li>{t(`positions.job.takes_cv.${takes.cv}`)}</li>}
        {takes.question_count > 0 && (
          <li>{t('positions.job.takes_questions', { count: takes.question_count })}</li>
        )}
        {takes.game_count > 0 && <li>{t('positions.job.takes_games', { count: takes.game_count })}</li>}
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
