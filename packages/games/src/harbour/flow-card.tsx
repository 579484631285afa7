import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import type { Screen } from './flow.ts';
import styles from './station.module.css';
import type { StationProps } from './station.tsx';
import { Message, useWords } from './words.tsx';

/** The cards around the steps: instructions, welcome back, rest, pause, waiting, end. */
export function FlowCard({
  screen,
  station,
  current,
  online,
  begin,
  intro,
  summary,
}: {
  readonly screen: Exclude<Screen, 'step'>;
  readonly station: StationProps;
  readonly current: number;
  readonly online: boolean;
  begin(): void;
  /** The game's own instruction card content. */
  readonly intro: { readonly title: string; readonly body: ReactNode };
  /** A sentence at the end, such as how many practice answers were right. */
  readonly summary?: ReactNode;
}) {
  const intl = useWords();
  const say = (id: string) => intl.formatMessage({ id });
  const counts = { done: current, step: current + 1, of: station.of };
  switch (screen) {
    case 'intro':
      return (
        <Card
          key="intro"
          title={intro.title}
          action={{
            label: say(station.mode === 'practice' ? 'harbour.start_practice' : 'harbour.start'),
            run: begin,
          }}
        >
          {intro.body}
        </Card>
      );
    case 'resume':
      return (
        <Card
          key="resume"
          title={say('harbour.resume_title')}
          action={{ label: say('harbour.go_on'), run: begin }}
        >
          <p>
            <Message id="harbour.resume_body" values={counts} />
          </p>
        </Card>
      );
    case 'rest':
      return (
        <Card
          key="rest"
          title={say('harbour.rest_title')}
          action={{ label: say('harbour.go_on'), run: begin }}
        >
          <p>
            <Message id="harbour.rest_body" values={counts} />
          </p>
        </Card>
      );
    case 'paused':
      return (
        <Card key="paused" title={say('harbour.paused_title')}>
          <p>{say('harbour.paused_body')}</p>
        </Card>
      );
    case 'waiting':
      return (
        <Card key="waiting" title={say('harbour.waiting_title')}>
          <p role="status">{say(online ? 'harbour.waiting_body' : 'harbour.waiting_offline')}</p>
        </Card>
      );
    case 'finished': {
      const practice = station.mode === 'practice' ? 'harbour.practice_done' : 'harbour.done';
      return (
        <Card key="finished" title={say(`${practice}_title`)}>
          {summary && <p className={styles.summary}>{summary}</p>}
          <p>{say(`${practice}_body`)}</p>
        </Card>
      );
    }
  }
}
