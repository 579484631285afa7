import { useEffect, useRef } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { TrialView } from '../build-trial.ts';
import { messages } from '../builds.messages.ts';
import classes from './trial-stage.module.css';

/** Everything that the game said, as it came. */
export function TrialLines({ view }: { readonly view: TrialView }) {
  const t = useText(messages);
  const { number } = useFormat();
  const region = useRef<HTMLElement>(null);
  const newest = view.lines.at(-1)?.id ?? 0;
  useEffect(() => {
    const box = region.current;
    if (newest > 0 && box && box.scrollHeight - box.scrollTop - box.clientHeight < 200)
      box.scrollTop = box.scrollHeight;
  }, [newest]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section ref={region} className={classes.lines} aria-label={t('builds.try.stream')} tabIndex={0}>
      {view.lines.length === 0 && <p className={classes.quiet}>{t('builds.try.nothing')}</p>}
      {view.dropped > 0 && (
        <p className={classes.quiet}>{t('builds.try.dropped', { count: view.dropped })}</p>
      )}
      <ol className={classes.list} dir="ltr">
        {view.lines.map(({ id, at_ms, kind, name, seq, text }) => (
          <li key={id} className={classes.line} data-kind={kind}>
            <span className={classes.quiet}>{number(at_ms / 1000, SECONDS)}</span>
            {kind !== 'taken' && kind !== 'passing' && (
              <span className={classes.quiet}>{t(`builds.try.kind.${kind}`)}</span>
            )}
            <span className={classes.name}>{name}</span>
            {seq !== null && <span className={classes.quiet}>#{seq}</span>}
            {text && <span className={classes.text}>{text}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const SECONDS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
