import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { hasTaskView } from '@tryout/games/views';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { PlayNotice } from '../components/play-notice.tsx';
import { PlayQueryView } from '../components/play-query-view.tsx';
import { PracticeStage } from '../components/task-stage.tsx';
import { playsQuery } from '../plays.api.ts';
import { messages } from '../plays.messages.ts';
import { NO_ADJUSTMENTS, nextSimulation } from '../ready.ts';
import classes from './practice-page.module.css';

/** Practice of the first game on its own, as often as one likes; nothing is scored or sent. */
export function PracticePage() {
  const t = useText(messages);
  const { id } = useParams({ from: '/_play/apply/$id/practice' });
  const navigate = useNavigate();
  const query = useQuery(playsQuery(id));
  const [round, setRound] = useState(0);
  const [finished, setFinished] = useState(false);
  const position = query.data?.notice.position_title;
  useEffect(() => {
    const title = t('plays.practice.title');
    setPageTitle(title, position && `${position} · ${title}`);
  }, [t, position]);
  return (
    <PlayQueryView query={query}>
      {(check) => {
        const key = (nextSimulation(check.simulations) ?? check.simulations[0])?.tasks[0]?.key;
        if (!key) return <PlayNotice title={t('plays.ready.nothing')} />;
        if (!hasTaskView(key)) {
          return (
            <PlayNotice
              title={t('plays.practice.own.title')}
              text={t('plays.practice.own.text')}
              action={{
                label: t('plays.practice.ready'),
                run: () => void navigate({ to: '/apply/$id/ready', params: { id } }),
              }}
            />
          );
        }
        return (
          <div className={classes.page}>
            <header className={classes.bar}>
              <p>{t('plays.practice.text')}</p>
              {finished && (
                <Button
                  variant="default"
                  onClick={() => {
                    setFinished(false);
                    setRound(round + 1);
                  }}
                >
                  {t('plays.practice.again')}
                </Button>
              )}
              <Button onClick={() => navigate({ to: '/apply/$id/ready', params: { id } })}>
                {t('plays.practice.ready')}
              </Button>
            </header>
            <Suspense fallback={<PlayNotice title={t('plays.opening')} waiting />}>
              <PracticeStage
                key={round}
                taskKey={key}
                accommodations={check.accommodations ?? NO_ADJUSTMENTS}
                onFinished={() => setFinished(true)}
              />
            </Suspense>
          </div>
        );
      }}
    </PlayQueryView>
  );
}
