import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import planks from '../harbour/scene/planks.module.css';
import { DeckGoods } from './deck-goods.tsx';
import { Part } from './part.tsx';
import { Pier } from './pier.tsx';
import styles from './view.module.css';

/** The pier and the planks before it while no flight is in hand, where they are in a flight. */
export const Shore = memo(function Shore() {
  const pier = useHour(styles.scene);
  const deck = useHour(`${planks.planks} ${styles.deck}`);
  return (
    <div className={styles.shore} aria-hidden="true" dir="ltr">
      <div className={styles.air}>
        <div {...pier}>
          <Part>
            <Pier />
          </Part>
        </div>
      </div>
      <div {...deck}>
        <DeckGoods />
      </div>
    </div>
  );
});
