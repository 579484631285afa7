import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import type { Screen } from './flow.ts';
import { Panorama } from './panorama.tsx';
import { TownProvider, useTown } from './scene/town.tsx';
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
  arrival = true,
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
  /** Whether the ship at the quay shows what the steps have come to; not where the scene around the card does. */
  readonly arrival?: boolean;
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
          drawing={arrival && <Voyage done={current} of={station.of} />}
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
        <Card
          key="finished"
          title={say(`${practice}_title`)}
          drawing={station.mode === 'test' && arrival && <Voyage done={station.of} of={station.of} />}
        >
          {summary && <p className={styles.summary}>{summary}</p>}
          <p>{say(`${practice}_body`)}</p>
        </Card>
      );
    }
  }
}

/** The ship at the quay, laden as far as the station has come: by the steps that are done, whatever they were. */
function Voyage({ done, of }: { readonly done: number; readonly of: number }) {
  const time = useTown()?.time ?? 'day';
  return (
    <TownProvider state={{ time, done, of }}>
      <Panorama view="ship" className={styles.voyage ?? ''} />
    </TownProvider>
  );
}
