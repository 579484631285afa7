import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { useSession } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { LeadForm } from '../../leads/public.tsx';
import { WorkedExample } from '../components/worked-example.tsx';
import { messages } from '../landing.messages.ts';
import classes from './landing-page.module.css';

const STEPS = ['publish', 'play', 'decide'] as const;
const TRUST = ['landing.trust.1', 'landing.trust.2', 'landing.trust.3'] as const;

/** The landing page: what it does, the demo, the jobs, the way in. Guards send people here. */
export function LandingPage() {
  const t = useText(messages);
  const signedIn = useSession().status === 'in';
  const [isWriting, setWriting] = useState(false);
  const title = t('landing.title');
  useEffect(() => setPageTitle(title), [title]);
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <div className={classes.words}>
          <h1 className={classes.headline}>{t('landing.headline')}</h1>
          <p className={classes.lead}>{t('landing.lead')}</p>
          <div className={classes.actions}>
            <LinkButton
              to={'/demo' as '/'}
              color="citron"
              size="lg"
              leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
            >
              {t('landing.demo')}
            </LinkButton>
            {signedIn ? (
              <LinkButton to="/user" variant="default" size="lg">
                {t('landing.to_area')}
              </LinkButton>
            ) : (
              <LinkButton to={'/public/login' as '/'} variant="default" size="lg">
                {t('landing.sign_in')}
              </LinkButton>
            )}
          </div>
          <p className={classes.note}>{t('landing.demo_note')}</p>
        </div>
        <WorkedExample />
      </section>
      <section className={classes.band} aria-labelledby="landing-steps">
        <h2 id="landing-steps">{t('landing.steps.title')}</h2>
        <ol className={classes.steps}>
          {STEPS.map((step, index) => (
            <li key={step}>
              <span className={classes.count} aria-hidden>
                {index + 1}
              </span>
              <h3>{t(`landing.steps.${step}`)}</h3>
              <p>{t(`landing.steps.${step}_text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes.trust} aria-labelledby="landing-trust">
        <h2 id="landing-trust">{t('landing.trust.title')}</h2>
        <ul className={classes.promises}>
          {TRUST.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <LinkButton to={'/jobs' as '/'} variant="default">
          {t('landing.jobs')}
        </LinkButton>
      </section>
      <section className={classes.ask} aria-labelledby="landing-ask">
        <h2 id="landing-ask">{t('landing.ask.title')}</h2>
        <p>{t('landing.ask.text')}</p>
        {isWriting ? (
          <Suspense>
            <LeadForm source="landing" />
          </Suspense>
        ) : (
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('landing.ask.open')}
          </Button>
        )}
      </section>
    </div>
  );
}
