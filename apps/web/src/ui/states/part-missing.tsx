import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import type { LazyPart } from '../../platform/lazy-part.ts';
import { isCuredByReload, type Missing } from '../../platform/missing.ts';
import { reloadOnce } from '../../platform/release.ts';
import { useStore } from '../../platform/use-store.ts';
import { messages } from '../core.messages.ts';
import { Banner } from './banner.tsx';
import classes from './part-missing.module.css';
import { StateBlock } from './state-block.tsx';

interface PartMissingProps {
  missing: Missing;
  part: LazyPart<unknown>;
}

const reload = () => window.location.reload();

const nextOf = (missing: Missing) =>
  missing === 'offline' || missing === 'unreachable'
    ? (`ui.part.${missing}_text` as const)
    : 'ui.part.reload_text';

/** In the place of a page whose file did not come. Nothing was begun on it, so it loads itself again where that helps. */
export function PageMissing({ missing, part }: PartMissingProps) {
  const t = useText(messages);
  useEffect(() => part.keepTrying(), [part]);
  useEffect(() => {
    if (isCuredByReload(missing)) reloadOnce();
  }, [missing]);
  return (
    <StateBlock
      level={1}
      alert
      title={t(`ui.part.${missing}`)}
      text={t(nextOf(missing))}
      action={
        <Button onClick={isCuredByReload(missing) ? reload : () => void part.load()}>
          {t(isCuredByReload(missing) ? 'ui.crash.reload' : 'ui.retry')}
        </Button>
      }
    />
  );
}

/** Where pieces are missing now: the first place says so for all. */
let lost: readonly object[] = [];
const listeners = new Set<() => void>();
const setLost = (next: readonly object[]) => {
  lost = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const firstLost = () => lost[0];

/** What a piece of a page is missing: the page stays as it is, and is loaded again only when the person says so. */
export function PartMissing({ missing, part }: PartMissingProps) {
  const t = useText(messages);
  useEffect(() => part.keepTrying(), [part]);
  // One piece can be missing in several places.
  const [place] = useState(() => ({}));
  useEffect(() => {
    setLost([...lost, place]);
    return () => setLost(lost.filter((each) => each !== place));
  }, [place]);
  if (useStore(subscribe, firstLost) !== place) return null;
  return (
    <div className={classes.line}>
      <Banner
        tone="warning"
        action={
          isCuredByReload(missing) && (
            <Button variant="default" onClick={reload}>
              {t('ui.crash.reload')}
            </Button>
          )
        }
      >
        {t(`ui.part.${missing}`)} {t(nextOf(missing))}
      </Banner>
    </div>
  );
}
