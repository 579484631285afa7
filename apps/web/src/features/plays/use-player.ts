import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { browserEventStore, forgetPlay, rememberedPlay } from './event-store.ts';
import { type LinkState, PlayLink, PlayLost } from './play-link.ts';
import { playTransport } from './play-transport.ts';
import { openPlayHere, storedAs } from './plays.api.ts';

const HEARTBEAT_MS = 15_000;

const browserClock = {
  now: () => performance.now(),
  later(run: () => void, ms: number) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

type Opened = { readonly link: PlayLink; readonly transport: ReturnType<typeof playTransport> };

/** How far the opening of a play has come. */
export type Player =
  | { readonly phase: 'opening' }
  | { readonly phase: 'elsewhere'; readonly takeOver: () => void }
  | { readonly phase: 'failed'; readonly error: unknown; readonly retry: () => void }
  | ({ readonly phase: 'open' } & Opened);

async function openWith(token: string, playId: string): Promise<Opened> {
  const transport = playTransport(token);
  return { transport, link: await PlayLink.open(playId, transport, browserEventStore, browserClock) };
}

interface Wanted {
  readonly applicationId: string;
  readonly simulationId: string;
  readonly confirmation: boolean;
}

async function openHere(
  { applicationId, simulationId, confirmation }: Wanted,
  takeOver: boolean,
): Promise<Opened> {
  const stored = storedAs(simulationId, confirmation);
  const known = takeOver ? undefined : await rememberedPlay(applicationId, stored);
  if (known) {
    try {
      return await openWith(known.token, known.play_id);
    } catch (error) {
      if (!(error instanceof PlayLost)) throw error;
      await forgetPlay(applicationId, stored);
    }
  }
  const opened = await openPlayHere({
    application_id: applicationId,
    simulation_id: simulationId,
    confirmation,
    take_over: takeOver,
  });
  return openWith(opened.token, opened.play.play_id);
}

/**
 * Opens a play in this tab and keeps it. One tab of a browser holds the play's lock; another device's lease answers
 * with a conflict. Either way the person may take over.
 */
export function usePlayer(applicationId: string, simulationId: string, confirmation: boolean): Player {
  const [player, setPlayer] = useState<Player>({ phase: 'opening' });
  const [attempt, setAttempt] = useState({ n: 0, takeOver: false });
  const again = useCallback((takeOver: boolean) => setAttempt(({ n }) => ({ n: n + 1, takeOver })), []);

  useEffect(() => {
    const gone = new AbortController();
    let opened: Opened | null = null;
    setPlayer({ phase: 'opening' });
    const run = async (lock: Lock | null): Promise<void> => {
      if (gone.signal.aborted) return;
      if (!lock) return setPlayer({ phase: 'elsewhere', takeOver: () => again(true) });
      try {
        opened = await openHere({ applicationId, simulationId, confirmation }, attempt.takeOver);
        if (gone.signal.aborted) return opened.link.close();
        setPlayer({ phase: 'open', ...opened });
        // Held until the tab leaves the page.
        await new Promise((resolve) => gone.signal.addEventListener('abort', resolve));
      } catch (error) {
        if (gone.signal.aborted) return;
        const elsewhere = error instanceof ApiError && error.code === 'conflict';
        if (elsewhere) setPlayer({ phase: 'elsewhere', takeOver: () => again(true) });
        else setPlayer({ phase: 'failed', error, retry: () => again(false) });
      }
    };
    const options = attempt.takeOver ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`tryout-play-${applicationId}-${storedAs(simulationId, confirmation)}`, options, run)
      .catch((error: unknown) => {
        // Another tab took the lock: this one stops sending.
        if (gone.signal.aborted) return;
        opened?.link.close();
        if (error instanceof DOMException && error.name === 'AbortError') {
          setPlayer({ phase: 'elsewhere', takeOver: () => again(true) });
        } else setPlayer({ phase: 'failed', error, retry: () => again(false) });
      });
    return () => {
      gone.abort();
      opened?.link.close();
    };
  }, [applicationId, simulationId, confirmation, attempt, again]);

  return player;
}

/** The state of an open link. */
export function useLinkState(link: PlayLink): LinkState {
  return useSyncExternalStore(link.subscribe, link.state);
}

/** Says every 15 s that somebody is there, and at once when the line is back; sends what waits when the page hides. */
export function useLiveness(opened: Opened): void {
  const { link, transport } = opened;
  const seen = useRef(true);
  useEffect(() => {
    const beat = () => {
      // A heartbeat that fails is followed by another one; losing the play shows when the next event is sent.
      transport.keep().catch((error: unknown) => error instanceof PlayLost && link.flush());
    };
    const timer = setInterval(beat, HEARTBEAT_MS);
    const back = () => link.flush();
    const visible = () => {
      const now = document.visibilityState === 'visible';
      if (now === seen.current) return;
      seen.current = now;
      void link.record('focus', { visible: now }, performance.now()).then(() => link.flush());
    };
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [link, transport]);
}
