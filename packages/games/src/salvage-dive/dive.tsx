import { memo, useRef, useState } from 'react';
import { afterNextFrame, nextFrame } from '../harbour/after-next-frame.ts';
import { nextRelease } from '../harbour/next-release.ts';
import { useHour } from '../harbour/scene/hour.ts';
import planks from '../harbour/scene/planks.module.css';
import station from '../harbour/station.module.css';
import { isForControl, useKeyDown } from '../harbour/use-key-down.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { TaskViewProps } from '../task-view.ts';
import {
  CRATES,
  divePoints,
  type SalvageDiveInput,
  type SalvageDiveOutcome,
  type SalvageDiveStimulus,
} from './core.ts';
import { DeclareForm } from './declare-form.tsx';
import type { Depth } from './depth.ts';
import { DiveEnd } from './dive-end.tsx';
import { Facts } from './facts.tsx';
import { Haul } from './haul.tsx';
import styles from './panel.module.css';
import { SurfaceButton } from './surface-button.tsx';
import { flightMs, useArrived } from './use-arrived.ts';
import { Wreck } from './wreck.tsx';

/** One dive from its facts to its end. Mount it anew for each dive. */
export function Dive({
  stimulus,
  openedBefore,
  from,
  online,
  paused,
  submit,
  announce,
  onOutcome,
  onDone,
}: {
  readonly stimulus: SalvageDiveStimulus;
  /** Crates open already, when resumed in the middle of a dive. */
  readonly openedBefore: readonly number[];
  /** Where it was begun from. */
  readonly from: Depth;
  readonly online: boolean;
  /** Hidden for now: nothing is listened to, and nothing done so far is lost. */
  readonly paused: boolean;
  readonly submit: TaskViewProps<never, SalvageDiveInput, SalvageDiveOutcome>['submit'];
  announce(text: string): void;
  /** The dive is over. */
  onOutcome(outcome: SalvageDiveOutcome): void;
  onDone(): void;
}) {
  const intl = useWords();
  const handOver = useSubmit(submit);
  const [opened, setOpened] = useState(openedBefore);
  const [waiting, setWaiting] = useState<SalvageDiveInput | null>(null);
  const [end, setEnd] = useState<SalvageDiveOutcome | null>(null);
  /** One looks up: the wreck and the bed it lies on go down together. */
  const [up, setUp] = useState(false);
  const busy = useRef(false);
  const { i, form, gain, loss, snags } = stimulus;
  const byHand = form === 'open';

  const act = (input: SalvageDiveInput, eventTime: number) => {
    if (busy.current || end !== null) return;
    busy.current = true;
    setWaiting(input);
    // How a dive ends is much to draw: letting go of what was pressed does not wait for it.
    const released = input.method === 'key' ? Promise.resolve() : nextRelease();
    handOver(input, eventTime, (outcome) => {
      if (outcome === null) {
        busy.current = false;
        setWaiting(null);
      } else if (!outcome.dive_over) show(outcome);
      else
        released.then(nextFrame).then(() => {
          show(outcome);
          setEnd(outcome);
          // The panel answers the press; one looks up once that is on screen.
          afterNextFrame(() => {
            setUp(true);
            onOutcome(outcome);
          });
        });
    });
  };

  const show = (outcome: SalvageDiveOutcome) => {
    busy.current = false;
    setWaiting(null);
    setOpened(outcome.opened);
    afterNextFrame(() => announce(inWords(outcome)));
  };

  const inWords = (outcome: SalvageDiveOutcome) => {
    const values = {
      opened: outcome.opened.length,
      crate: (outcome.opened.at(-1) ?? 0) + 1,
      points: outcome.dive_points,
      total: outcome.total_points,
    };
    return intl.formatMessage({ id: `salvage-dive.${wordsOf(outcome)}` }, values);
  };

  const open = (crate: number, method: InputMethod, eventTime: number) => {
    if (!opened.includes(crate)) act({ i, action: 'open', crate, method }, eventTime);
  };
  const surface = (method: InputMethod, eventTime: number) =>
    act({ i, action: 'surface', method }, eventTime);

  useKeyDown((event) => {
    if (!byHand || paused || end !== null || isForControl(event)) return;
    if (event.key === 'Enter') surface('key', event.timeStamp);
    else if (event.key === ' ') {
      const next = Array.from({ length: CRATES }, (_, crate) => crate).find(
        (crate) => !opened.includes(crate),
      );
      if (next !== undefined) open(next, 'key', event.timeStamp);
    } else return;
    event.preventDefault();
  });

  const lost = end?.lost === true;
  const deck = useHour(`${planks.planks} ${styles.deck}`);
  return (
    <>
      <p className={station.hidden}>
        <Message id="salvage-dive.facts_words" values={{ gain, loss, snags, of: CRATES }} />
      </p>
      <Facts gain={gain} loss={loss} snags={snags} over={end !== null} />
      <Wreck
        opened={opened}
        lost={lost}
        opening={waiting?.action === 'open' ? waiting.crate : null}
        before={openedBefore.length}
        from={from}
        over={up}
        open={byHand ? open : undefined}
      />
      <div {...deck} data-from={from} data-diving={byHand || undefined} data-over={up || undefined}>
        {byHand && (
          <Haul
            found={lost ? opened.length - 1 : opened.length}
            goes={end === null ? undefined : lost || opened.length === 0 ? 'lost' : 'up'}
          />
        )}
        {end !== null ? (
          <DiveEnd how={wordsOf(end)} words={inWords(end)} go={onDone} />
        ) : byHand ? (
          <>
            <Count stimulus={stimulus} found={opened.length} />
            <SurfaceButton opened={opened.length} surface={surface} />
          </>
        ) : (
          <DeclareForm
            most={CRATES - snags}
            waiting={waiting !== null}
            declare={(count, time) => act({ i, action: 'declare', count, method: 'key' }, time)}
          />
        )}
        <p className={waiting !== null && !online ? styles.line : station.hidden} role="status">
          {waiting !== null && !online && <Message id="salvage-dive.waiting_offline" />}
        </p>
      </div>
    </>
  );
}

/** What is in the net. */
const Count = memo(function Count({
  stimulus,
  found,
}: {
  readonly stimulus: SalvageDiveStimulus;
  readonly found: number;
}) {
  const opened = useArrived(found, flightMs);
  const points = divePoints(stimulus, opened, false);
  const big = (chunks: React.ReactNode) => <strong>{chunks}</strong>;
  return (
    <p className={styles.count}>
      <span>
        <Message id="salvage-dive.count" values={{ opened, big }} />
      </span>
      <span>
        <Message id="salvage-dive.this_dive" values={{ points, big }} />
      </span>
    </p>
  );
});

function wordsOf({ dive_over, lost, opened }: SalvageDiveOutcome): 'opened' | 'snagged' | 'home' | 'stayed' {
  if (!dive_over) return 'opened';
  if (lost) return 'snagged';
  return opened.length === 0 ? 'stayed' : 'home';
}
