import { useEffect } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { storedAs } from '../plays.api.ts';
import { messages } from '../plays.messages.ts';
import { usePlayer } from '../use-player.ts';
import { OpenPlay } from './open-play.tsx';
import { PlayNotice } from './play-notice.tsx';

/** A candidate's play from its opening on, with what stands in its way. */
export function Player({
  applicationId,
  simulationId,
  name,
  position,
  confirmation = false,
}: {
  applicationId: string;
  simulationId: string;
  name: string;
  /** The position it is played for. */
  position: string;
  /** The confirmation play that was asked for, instead of the application's own. */
  confirmation?: boolean;
}) {
  const t = useText(messages);
  const player = usePlayer(applicationId, simulationId, confirmation);
  useEffect(() => setPageTitle(name, `${position} · ${name}`), [name, position]);
  switch (player.phase) {
    case 'opening':
      return <PlayNotice title={t('plays.opening')} waiting />;
    case 'elsewhere':
      return (
        <PlayNotice
          title={t('plays.elsewhere.title')}
          text={t('plays.elsewhere.text')}
          action={{ label: t('plays.elsewhere.take'), run: player.takeOver }}
        />
      );
    case 'failed':
      return (
        <PlayNotice
          title={t('plays.failed')}
          error={player.error}
          action={{ label: t('plays.reopen'), run: player.retry }}
        />
      );
    case 'open':
      return (
        <OpenPlay
          applicationId={applicationId}
          storedAs={storedAs(simulationId, confirmation)}
          endsAt={confirmation ? 'confirmation' : 'done'}
          opened={player}
        />
      );
  }
}
