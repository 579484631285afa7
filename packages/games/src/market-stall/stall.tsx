import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { TownProvider, useTown } from '../harbour/scene/town.tsx';
import { Goods } from './goods.tsx';
import { AtTheCounter, Queue } from './queue.tsx';
import { Shelves } from './shelves.tsx';
import { Packed, Sold } from './sold.tsx';
import { Gull, Scales, Seller, Square } from './square.tsx';
import styles from './view.module.css';

interface Trade {
  /** Questions that are done, however they were answered, of all. */
  readonly done: number;
  readonly of: number;
  /** Cards lie over its wall, not the sheets of a question. */
  readonly idle: boolean;
}

/**
 * The stall on its square, behind all cards and sheets: its wall is where they hang, and what is sold stands on its ledge.
 * When all is sold it is evening, and people have come for their bags.
 */
export const Stall = memo(function Stall({ closed, ...trade }: Trade & { readonly closed: boolean }) {
  const town = useTown();
  const falls = closed && town?.time !== 'dusk' && town?.time !== 'night';
  return (
    <div className={styles.market}>
      <Scene {...trade} closed={closed && !falls} />
      {falls && (
        <TownProvider state={{ done: trade.done, of: trade.of, ...town, time: 'dusk' }}>
          <div className={styles.evening}>
            <Scene {...trade} closed />
          </div>
        </TownProvider>
      )}
    </div>
  );
});

function Scene({ done, of, idle, closed }: Trade & { readonly closed: boolean }) {
  const hour = useHour(`${styles.paints} ${styles.laid} ${styles.scene}`);
  return (
    <div {...hour} data-idle={idle || undefined} aria-hidden="true">
      <Square />
      <div className={styles.stall}>
        <Gull />
        <div className={styles.awning} />
        <div className={styles.lanterns}>
          <i />
          <i />
          <i />
        </div>
        <div className={styles.wall}>
          {/* Where many bags stand, there is no third board. */}
          <Shelves boards={closed && of > 4 ? 2 : 3} />
          <Scales />
          <Seller />
          {closed && <Packed bags={of} />}
        </div>
        <Sold done={done} of={closed ? 0 : of} />
        <Goods />
        <div className={styles.queue}>
          <Queue done={done} going={closed} />
        </div>
      </div>
      {closed && <AtTheCounter of={of} />}
    </div>
  );
}
