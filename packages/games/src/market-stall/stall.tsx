import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { TownProvider, useTown } from '../harbour/scene/town.tsx';
import { Gathering, Lights, Street } from './evening.tsx';
import { Goods } from './goods.tsx';
import { Queue } from './queue.tsx';
import { Seller } from './seller.tsx';
import { Shelves } from './shelves.tsx';
import { Packed, Sold } from './sold.tsx';
import { Gull, Scales, Square } from './square.tsx';
import styles from './view.module.css';

interface Trade {
  /** Questions that are done, however they were answered, of all. */
  readonly done: number;
  readonly of: number;
  /** Cards lie over its wall, not the sheets of a question. */
  readonly idle: boolean;
}

/**
 * The stall on its square, behind all cards and sheets: its back wall is where they hang, and what is sold stands on its
 * ledge. When all is sold it is evening: the wall goes up, the street behind is lit, and people come with their bags.
 */
export const Stall = memo(function Stall({ closed, ...trade }: Trade & { readonly closed: boolean }) {
  const town = useTown();
  const falls = closed && town?.time !== 'dusk' && town?.time !== 'night';
  return (
    <div className={styles.market}>
      <Scene {...trade} over={closed} closed={closed && !falls} />
      {falls && (
        <TownProvider state={{ done: trade.done, of: trade.of, ...town, time: 'dusk' }}>
          <div className={styles.evening}>
            <Scene {...trade} over closed />
          </div>
        </TownProvider>
      )}
    </div>
  );
});

function Scene({
  done,
  of,
  idle,
  over,
  closed,
}: Trade & { readonly over: boolean /** It is drawn as in the evening. */; readonly closed: boolean }) {
  const hour = useHour(`${styles.paints} ${styles.laid} ${styles.scene}`);
  return (
    <div {...hour} data-idle={idle || undefined} data-closed={closed || undefined} aria-hidden="true">
      <Square>{closed && <Street />}</Square>
      <div className={styles.stall}>
        <Gull />
        <div className={styles.awning} />
        <div className={styles.lanterns}>
          <i />
          <i />
          <i />
        </div>
        <div className={styles.wall}>
          {closed && <Lights />}
          <div className={styles.back}>
            <Shelves />
          </div>
          <Scales />
          <Seller key={done} waves={closed} />
          {closed && <Packed bags={of} />}
        </div>
        <Sold done={done} of={of} />
        <Goods />
        <div className={styles.queue}>
          <Queue done={done} going={over} />
        </div>
      </div>
      {closed && <Gathering />}
    </div>
  );
}
