import { useEffect } from 'react';
import palette from './palette.module.css';
import { Panorama } from './panorama.tsx';
import { TownProvider } from './scene/town.tsx';
import { playCue } from './sound.ts';
import styles from './station-map.module.css';

/** The town once everything is played: night, every window lit, the ship laden. The same for everybody. */
const END = { time: 'night', done: 1, of: 1 } as const;

/** The picture at the end of a session; decoration. */
export function EndPicture() {
  useEffect(() => playCue('horn'), []);
  return (
    <div className={`${palette.town} ${styles.end}`} aria-hidden="true">
      <TownProvider state={END}>
        <Panorama view="whole" className={styles.scenery ?? ''} />
      </TownProvider>
    </div>
  );
}
