import type { ReactNode } from 'react';
import type { TaskViewProps } from '../task-view.ts';
import palette from './palette.module.css';
import { Panorama, type TownView } from './panorama.tsx';
import { useTown } from './scene/town.tsx';
import styles from './station.module.css';
import { useAfterFirstFrame } from './use-after-first-frame.ts';
import { Message, useWords } from './words.tsx';

/** What every station passes on from the player shell. */
export type StationProps = Pick<
  TaskViewProps<never, never, never>,
  'mode' | 'of' | 'accommodations' | 'locale' | 'dir'
>;

/** The frame of a game: name, progress, scenery, and the stage on top of it. */
export function Station({
  station,
  title,
  current,
  view,
  scenery,
  extra,
  children,
}: {
  readonly station: StationProps;
  readonly title: string;
  /** Step in hand, 0-based. */
  readonly current: number;
  /** The part of the town behind the stage; left out by a game that has scenery of its own. */
  readonly view?: TownView;
  /** What is behind the stage instead of the town, on all of the game's cards and steps; as large as the stage. */
  readonly scenery?: ReactNode;
  /** A figure beside the progress, such as points brought home. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}) {
  const { accommodations } = station;
  const town = useTown();
  // The words are there a frame before the town behind them, which takes a slow phone a tenth of a second to draw.
  const hasScenery = useAfterFirstFrame();
  const variants = [
    palette.town,
    styles.station,
    accommodations.color_safe && palette.colorSafe,
    accommodations.large_text && palette.largeText,
    accommodations.reduced_motion && palette.still,
  ];
  return (
    <section
      className={variants.filter(Boolean).join(' ')}
      dir={station.dir}
      lang={station.locale}
      aria-label={title}
    >
      <header className={`${styles.header} ${styles.afterDark}`} data-time={town?.time}>
        <h1 className={styles.title}>{title}</h1>
        {station.mode === 'practice' && (
          <p className={styles.ribbon}>
            <Message id="harbour.practice" />
          </p>
        )}
        <div className={styles.figures}>
          {extra}
          <Progress done={Math.min(current, station.of)} of={station.of} />
        </div>
      </header>
      {hasScenery && view && <Panorama view={view} className={styles.scenery} />}
      {hasScenery && scenery && <div className={styles.scenery}>{scenery}</div>}
      <div className={styles.stage}>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}

function Progress({ done, of }: { readonly done: number; readonly of: number }) {
  const intl = useWords();
  const words = intl.formatMessage({ id: 'harbour.progress' }, { done, of });
  return (
    <div className={styles.progress}>
      <span aria-hidden="true">{words}</span>
      <progress
        className={styles.track}
        value={done}
        max={of}
        aria-label={intl.formatMessage({ id: 'harbour.progress_label' })}
        aria-valuetext={words}
      />
    </div>
  );
}
