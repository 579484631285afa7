import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listOwnScoreCards } from '@tryout/contract/score-cards/score-cards';
import { health } from '@tryout/contract/system/system';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useSession } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { demoApplication, useLookAround, useStartDemo } from '../demo.api.ts';
import { messages } from '../demo.messages.ts';
import classes from './demo-page.module.css';

const SIDES = ['recruiter', 'admin', 'manager', 'super_admin'] as const;

/** From nothing to the first score card, then the other side of it. */
export function DemoPage() {
  const t = useText(messages);
  const query = useQuery(routeQuery(health));
  return (
    <QueryView query={query}>
      {({ demo }) =>
        demo ? <Steps /> : <EmptyState title={t('demo.absent')} text={t('demo.absent_text')} />
      }
    </QueryView>
  );
}

function Steps() {
  const t = useText(messages);
  const errorText = useErrorText();
  const start = useStartDemo();
  const look = useLookAround();
  const error = start.error ?? look.error;
  return (
    <Page width="text">
      <PageHeader title={t('demo.title')}>
        <p className={classes.intro}>{t('demo.intro')}</p>
      </PageHeader>
      {error && <p role="alert">{errorText(error)}</p>}
      <ol className={classes.steps}>
        <li>
          <h2>{t('demo.step_play')}</h2>
          <p>{t('demo.step_play_text')}</p>
          <Button
            size="lg"
            color="citron"
            loading={start.isPending}
            leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden className="mirrored" />}
            onClick={() => start.mutate()}
          >
            {demoApplication() ? t('demo.play_again') : t('demo.play')}
          </Button>
        </li>
        <li>
          <h2>{t('demo.step_card')}</h2>
          <p>{t('demo.step_card_text')}</p>
          <CardLink />
        </li>
        <li>
          <h2>{t('demo.step_look')}</h2>
          <p>{t('demo.step_look_text')}</p>
          <div className={classes.sides}>
            {SIDES.map((side) => (
              <Button
                key={side}
                variant="default"
                loading={look.isPending && look.variables === side}
                onClick={() => look.mutate(side)}
              >
                {t(`demo.look_${side}`)}
              </Button>
            ))}
          </div>
        </li>
      </ol>
    </Page>
  );
}

function CardLink() {
  const t = useText(messages);
  const session = useSession();
  const isCandidate = session.status === 'in' && session.user.user_type === 'candidate';
  const { data } = useQuery({ ...routeQuery(listOwnScoreCards), enabled: isCandidate });
  const card = data?.items.find(({ application_id }) => application_id === demoApplication());
  if (!card) return <p className={classes.quiet}>{t('demo.card_later')}</p>;
  return (
    <LinkButton to={`/user/score-cards/${card.id}` as '/'} variant="default">
      {t('demo.see_card')}
    </LinkButton>
  );
}
