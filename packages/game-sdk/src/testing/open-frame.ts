import { createFrameHost, type FrameHostOptions } from '../frame-host.ts';
import type { FrameFailure } from '../frame-state.ts';
import type { PassingMessage, SequencedMessage } from '../protocol.ts';
import type { RefusalCode } from '../receiver.ts';
import { connect } from '../sdk.ts';
import { createFrameStandIn } from './frame-stand-in.ts';
import { createHeldClock } from './held-clock.ts';
import { checkedSample } from './open-play.ts';

/** A host that waits for a frame, with everything that it told. Keeps what it takes unless `keeps` is false. */
export function openFrame(options: Partial<FrameHostOptions> & { keeps?: boolean } = {}) {
  const { clock, advance } = createHeldClock();
  const origin = options.origin ?? 'null';
  const standIn = createFrameStandIn(clock, origin);
  const taken: SequencedMessage[] = [];
  const passing: PassingMessage[] = [];
  const refused: RefusalCode[] = [];
  const failures: FrameFailure[] = [];
  const host = createFrameHost({
    manifest: checkedSample(),
    told: {
      session: 'a session',
      build_version: '1.0',
      seed: 'a seed',
      params: {},
      locale: 'en',
      dir: 'ltr',
      a11y: { reduced_motion: false, time_factor: 1, contrast: 'standard' },
      simulate: false,
    },
    resumeState: null,
    lastSeq: 0,
    origin,
    clock,
    onTaken(message) {
      taken.push(message);
      if (options.keeps !== false) host.stored(message.seq);
    },
    onPassing: (message) => passing.push(message),
    onRefused: (code) => refused.push(code),
    onFailed: (failure) => failures.push(failure),
    ...options,
  });
  const detach = host.attach(standIn.frame, standIn.page);
  /** Lets everything on its way arrive, moving time by `ms` each turn. */
  async function settle(isDone: () => boolean, ms = 100): Promise<void> {
    for (let turn = 0; turn < 5000; turn++) {
      if (isDone()) return;
      advance(ms);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    throw new Error('It did not come to rest.');
  }
  const connectGame = () => connect({ surroundings: standIn.open() });
  return {
    host,
    standIn,
    clock,
    advance,
    settle,
    detach,
    connectGame,
    taken,
    passing,
    refused,
    failures,
    get phase() {
      return host.snapshot().phase;
    },
  };
}

/** A port taken straight from the host, for a game that keeps to no rule. */
export async function openRudeGame(frame: ReturnType<typeof openFrame>): Promise<MessagePort> {
  const port = await new Promise<MessagePort>((resolve) => {
    frame.standIn.open().onPort((_init, given) => resolve(given));
    frame.standIn.post({ t: 'hello', sdk: '1.0.0' });
  });
  return port;
}
