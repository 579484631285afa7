import { useEffect } from 'react';
import { STATIONS } from '../gathered/stations.ts';
import palette from './palette.module.css';
import { Panorama } from './panorama.tsx';
import { TownProvider } from './scene/town.tsx';
import { townAt } from './scene/town-time.ts';
import { playCue, setAmbience } from './sound.ts';
import styles from './station-map.module.css';
import { Message, useWords } from './words.tsx';

/** Where stations from elsewhere moor, in the order they come; further ones are listed only. */
const MOORINGS = [
  { x: 8, y: 62 },
  { x: 76, y: 84 },
  { x: 90, y: 84 },
  { x: 8, y: 84 },
] as const;

/**
 * The way through the harbour, shown between tasks. `stations` are task keys in the order of the simulation, `current`
 * is the index of the next one (its length when all are done). Stations that the drawing does not have are called as
 * `names` says, by their keys.
 */
export function StationMap({
  stations,
  current,
  dir,
  scheme,
  names = {},
}: {
  readonly stations: readonly string[];
  readonly current: number;
  readonly dir: 'ltr' | 'rtl';
  /** The colours of the page around it, which decide the hours of the session. */
  readonly scheme: 'light' | 'dark';
  readonly names?: Readonly<Record<string, string>>;
}) {
  const fromElsewhere = stations.filter((station) => !Object.hasOwn(STATIONS, station));
  const intl = useWords();
  const town = townAt(current, stations.length, scheme);
  const { time } = town;
  useEffect(() => {
    playCue(current === 0 ? 'arrive' : 'lamp');
    if (current > 0) playCue('loaded');
  }, [current]);
  useEffect(() => {
    setAmbience(time);
    return () => setAmbience(null);
  }, [time]);
  return (
    <section
      className={`${palette.town} ${styles.map}`}
      dir={dir}
      aria-label={intl.formatMessage({ id: 'harbour.map_label' })}
    >
      <div className={styles.drawing} dir="ltr" aria-hidden="true">
        <TownProvider state={town}>
          <Panorama view="whole" className={styles.scenery} />
        </TownProvider>
        {stations.map((station, index) => {
          const place = STATIONS[station] ?? MOORINGS[fromElsewhere.indexOf(station)];
          return (
            place && (
              <span
                key={station}
                className={styles.flag}
                data-state={stateOf(index, current)}
                style={{ insetInlineStart: `${place.x}%`, insetBlockStart: `${place.y}%` }}
              >
                {index < current ? '✓' : intl.formatNumber(index + 1)}
              </span>
            )
          );
        })}
      </div>
      <ol className={styles.stations}>
        {stations.map((station, index) => {
          const state = stateOf(index, current);
          return (
            <li key={station} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={styles.number} aria-hidden="true">
                {state === 'done' ? '✓' : intl.formatNumber(index + 1)}
              </span>
              <span className={styles.name}>
                {Object.hasOwn(STATIONS, station)
                  ? intl.formatMessage({ id: `${station}.title` })
                  : (names[station] ?? station)}
              </span>
              <span className={styles.state}>
                <Message id={`harbour.map_${state}`} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function stateOf(index: number, current: number): 'done' | 'now' | 'later' {
  if (index < current) return 'done';
  return index === current ? 'now' : 'later';
}
