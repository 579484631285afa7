import { useText } from '../../../platform/i18n/use-text.ts';
import { BandBar, BandBars } from '../../../ui/charts/band-bar.tsx';
import { ScoreNumber } from '../../../ui/charts/score-number.tsx';
import { messages } from '../landing.messages.ts';
import classes from './worked-example.module.css';

// A worked example of the scoring rules, small enough to check by hand; each level is made from the one below.
const PLANNING = (8 / 10 + 3 / 4) * 50;
const RECALL = (45 / 60) * 100;
const EMPATHY = (2 / 5 + 4 / 5) * 50;
const PATIENCE = (30 / 100) * 100;
const REASONING = PLANNING * 0.6 + RECALL * 0.4;
const PEOPLE = EMPATHY * 0.7 + PATIENCE * 0.3;
const JOB_FIT = REASONING * 0.55 + PEOPLE * 0.45;

/** The landing page's picture: a job fit opened down to single answers. */
export function WorkedExample() {
  const t = useText(messages);
  return (
    <figure className={classes.card}>
      <figcaption>
        <h2>{t('landing.example.title')}</h2>
        <p>{t('landing.example.caption')}</p>
      </figcaption>
      <ScoreNumber label={t('landing.example.job_fit')} score={JOB_FIT} />
      <BandBars caption={t('landing.example.title')}>
        <BandBar
          label={t('landing.example.reasoning')}
          score={REASONING}
          note={t('landing.example.reasoning_note')}
        />
        <BandBar label={t('landing.example.people')} score={PEOPLE} note={t('landing.example.people_note')} />
      </BandBars>
      <div className={classes.below}>
        <BandBars caption={t('landing.example.caption')}>
          <BandBar
            label={t('landing.example.planning')}
            score={PLANNING}
            note={t('landing.example.planning_note')}
          />
          <BandBar
            label={t('landing.example.recall')}
            score={RECALL}
            note={t('landing.example.recall_note')}
          />
          <BandBar
            label={t('landing.example.empathy')}
            score={EMPATHY}
            note={t('landing.example.empathy_note')}
          />
          <BandBar
            label={t('landing.example.patience')}
            score={PATIENCE}
            note={t('landing.example.patience_note')}
          />
        </BandBars>
      </div>
    </figure>
  );
}
