import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Message, useWords } from '../harbour/words.tsx';
import { CRATES, type SalvageDiveStimulus } from './core.ts';
import styles from './panel.module.css';
import { Good, Snag } from './signs.tsx';

/** The three facts of a dive: what a crate brings, what a snag costs, how many snags there are. */
export const Facts = memo(function Facts({
  gain,
  loss,
  snags,
  over,
}: Pick<SalvageDiveStimulus, 'gain' | 'loss' | 'snags'> & { readonly over: boolean }) {
  const intl = useWords();
  const hour = useHour(styles.facts);
  const signed = (points: number) => intl.formatNumber(points, { signDisplay: 'always' });
  return (
    <dl {...hour} data-over={over || undefined}>
      <div>
        <Sign>
          <Good />
        </Sign>
        <dt>
          <Message id="salvage-dive.fact_gain" />
        </dt>
        <dd>{signed(gain)}</dd>
      </div>
      <div>
        <Sign>
          <Snag />
        </Sign>
        <dt>
          <Message id="salvage-dive.fact_loss" />
        </dt>
        <dd>{signed(-loss)}</dd>
      </div>
      <div>
        <svg viewBox="0 0 64 22" width="64" height="22" aria-hidden="true" direction="ltr">
          {Array.from({ length: CRATES }, (_, crate) => crate).map((crate) => (
            <rect
              key={crate}
              x={(crate % 8) * 8 + 1}
              y={Math.floor(crate / 8) * 5.5 + 1}
              width="6"
              height="4"
              fill={crate < snags ? 'var(--hb-note)' : 'none'}
              stroke={crate < snags ? 'var(--hb-note)' : 'var(--hb-line)'}
            />
          ))}
        </svg>
        <dt>
          <Message id="salvage-dive.fact_snags" />
        </dt>
        <dd>
          <Message id="salvage-dive.snags_of" values={{ snags, of: CRATES }} />
        </dd>
      </div>
    </dl>
  );
});

function Sign({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg viewBox="0 0 40 40" width="30" height="30" aria-hidden="true">
      {children}
    </svg>
  );
}
