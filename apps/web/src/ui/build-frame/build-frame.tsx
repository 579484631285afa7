import { Button } from '@mantine/core';
import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import type { FrameHost } from '@tryout/game-sdk/frame-host';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from './build-frame.messages.ts';
import classes from './build-frame.module.css';
import { frameAttributes } from './frame-attributes.ts';
import { FrameFailed } from './frame-failed.tsx';
import { fitFrame, shouldTurn } from './frame-fit.ts';
import { FrameLoading } from './frame-loading.tsx';
import { FrameSmall } from './frame-small.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSpace } from './use-space.ts';

export interface BuildFrameProps {
  /** Speaks with the game. A new host is a new session. */
  readonly host: FrameHost;
  /** Signed address of the page to open. */
  readonly src: string;
  /** A fresh signed address for loading it again. */
  readonly renew: () => Promise<string>;
  /** What the game is called, for those who cannot see it. */
  readonly title: string;
  readonly profile: BuildManifest['profile'];
  readonly minViewport: BuildManifest['min_viewport'];
  readonly orientation: BuildManifest['orientation'];
  /** Lies over the game, which is kept loaded but cannot be seen or used: the card of a pause. */
  readonly cover?: ReactNode;
  /** What else there is to do when the game cannot be loaded. */
  readonly leave?: { readonly label: string; readonly run: () => void };
  /** Whether the keyboard goes into the game as soon as it can be used; true unless said otherwise. */
  readonly takesFocus?: boolean;
}

/** A game of a build in its closed-off frame: loading, too small a screen, silence, failure, and the way in and out. */
export function BuildFrame(props: BuildFrameProps) {
  const { host, title, profile, minViewport, leave, cover, takesFocus = true } = props;
  const t = useText(messages);
  const frame = useRef<HTMLIFrameElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  const covering = useRef<HTMLDivElement>(null);
  const { box, space } = useSpace();
  const { phase, failure, responding, load } = useSyncExternalStore(host.subscribe, host.snapshot);
  const [page, setPage] = useState({ host, src: props.src, load });
  const [renewing, setRenewing] = useState(false);
  const [lost, setLost] = useState<unknown>(null);
  const [isSmallAccepted, acceptSmall] = useState(false);
  if (page.host !== host) setPage({ host, src: props.src, load });

  const again = () => {
    setRenewing(true);
    setLost(null);
    props
      .renew()
      .then((src) => {
        host.reload();
        setPage({ host, src, load: host.snapshot().load });
      })
      .catch(setLost)
      .finally(() => setRenewing(false));
  };

  const isShown = failure === null && page.host === host && page.load === load;
  const isPlayable = phase === 'ready' || phase === 'running';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every load has a frame of its own
  useLayoutEffect(() => {
    if (isShown && frame.current) return host.attach(frame.current, window);
  }, [host, isShown, load]);

  const isCovered = cover !== undefined && cover !== null && cover !== false;
  const isOpen = isPlayable && !isCovered;
  useEffect(() => {
    // Nobody's own place is taken away: only where the keyboard is nowhere else, or in what was just taken away.
    if (isOpen && takesFocus && isNowhere(document.activeElement)) frame.current?.focus();
  }, [isOpen, takesFocus]);

  useKeptFocus(covering, isCovered);
  const fit = fitFrame(space, minViewport);
  const isTooSmall = fit.tooSmall && !isSmallAccepted && phase !== 'running';
  const turns = isPlayable && !isTooSmall && isInHand() && shouldTurn(props.orientation, space);
  const { sandbox, allow } = frameAttributes(profile);
  const isWaiting = renewing || (isShown && (phase === 'waiting' || phase === 'loading'));
  return (
    <div className={classes.whole}>
      <button type="button" className={classes.way} onClick={() => after.current?.focus()}>
        {t('ui.frame.past')}
      </button>
      {turns && (
        <p className={classes.line} role="status">
          {t('ui.frame.turn')}
        </p>
      )}
      {!responding && (
        <div className={classes.line} role="alert">
          <p>{t('ui.frame.silent')}</p>
          <Button size="compact-md" variant="default" onClick={again} loading={renewing}>
            {t('ui.frame.again')}
          </Button>
          {leave && (
            <Button size="compact-md" variant="default" onClick={leave.run}>
              {leave.label}
            </Button>
          )}
        </div>
      )}
      <div className={classes.space} ref={box}>
        {isShown && (
          <iframe
            key={load}
            ref={frame}
            className={classes.frame}
            src={page.src}
            title={title}
            sandbox={sandbox}
            allow={allow}
            referrerPolicy="no-referrer"
            data-hidden={isCovered || isTooSmall || undefined}
            inert={isCovered || isTooSmall}
            style={{ inlineSize: fit.width, blockSize: fit.height, transform: `scale(${fit.scale})` }}
          />
        )}
        {isWaiting && <FrameLoading key={load} />}
        {isTooSmall && !isWaiting && failure === null && (
          <FrameSmall fit={fit} least={minViewport} onAnyway={() => acceptSmall(true)} />
        )}
        {!isWaiting && (failure !== null || lost !== null) && (
          <FrameFailed failure={failure} onAgain={again} {...(leave && { leave })} />
        )}
        {isCovered && (
          <div ref={covering} className={classes.cover}>
            {cover}
          </div>
        )}
      </div>
      <button ref={after} type="button" className={classes.way} onClick={() => frame.current?.focus()}>
        {t('ui.frame.into')}
      </button>
    </div>
  );
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}

const isInHand = () => window.matchMedia('(pointer: coarse)').matches;
