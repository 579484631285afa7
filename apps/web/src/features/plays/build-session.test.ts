import { connect } from '@tryout/game-sdk/sdk';
import { createFrameStandIn } from '@tryout/game-sdk/testing/frame-stand-in';
import { createHeldClock } from '@tryout/game-sdk/testing/held-clock';
import { checkedSample } from '@tryout/game-sdk/testing/open-play';
import { expect, test } from 'vitest';
import { createBuildSession, type ResumePoint } from './build-session.ts';
import type { OutgoingEvent } from './outgoing-event.ts';
import { EventRefused, type LinkState, type PlayLink } from './play-link.ts';

/** A play's link as a session sees it: what is recorded is kept when the test says so, and judged as it says. */
function recordingLink() {
  const listeners = new Set<() => void>();
  const recorded: unknown[] = [];
  const keeping: (() => void)[] = [];
  const link = {
    state: { pending: 0, pending_bytes: 0, status: 'playing' } as LinkState,
    refuses: null as string | null,
    keepsAtOnce: true,
  };
  const asLink = {
    state: () => link.state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async record(
      _type: OutgoingEvent['type'],
      payload: { t: string },
      _at: number,
      { onRefused, awaitsOutcome }: { onRefused?: (why: EventRefused) => void; awaitsOutcome?: boolean } = {},
    ) {
      if (awaitsOutcome && link.refuses) {
        const refusal = new EventRefused(1, link.refuses, 'It is refused.');
        onRefused?.(refusal);
        throw refusal;
      }
      recorded.push(payload);
      if (!link.keepsAtOnce) await new Promise<void>((resolve) => keeping.push(resolve));
      return null;
    },
    settled: async () => undefined,
  } as unknown as PlayLink;
  const wait = (pending: number, pending_bytes = 0) => {
    link.state = { ...link.state, pending, pending_bytes };
    for (const listener of listeners) listener();
  };
  const keepAll = () => {
    for (const keep of keeping.splice(0)) keep();
  };
  return { link, asLink, recorded, wait, keepAll };
}

function openSession(from: ResumePoint = { resume_state: null, last_seq: 0 }) {
  const { clock, advance } = createHeldClock();
  const play = recordingLink();
  const standIn = createFrameStandIn(clock);
  const noted: string[] = [];
  const asked: string[] = [];
  const session = createBuildSession({
    link: play.asLink,
    place: {
      url: 'http://builds.example/b/index.html',
      origin: 'http://builds.example',
      profile: 'strict',
      manifest: checkedSample(),
      version: '1.0',
      session: 'a session',
      ready_ms: 60_000,
    },
    told: {
      build_version: '1.0',
      seed: 'a seed',
      params: {},
      locale: 'en',
      dir: 'ltr',
      a11y: { reduced_motion: false, time_factor: 1, contrast: 'standard' },
    },
    from,
    reporter: {
      note: (kind, code) => noted.push(`${kind} ${code}`),
      loaded: () => noted.push('loaded'),
      failed: (failure) => noted.push(`failed ${failure}`),
      close: () => undefined,
    },
    clock: { now: clock.now, later: (run, ms) => clock.setTimer(run, ms) },
    onCrowded: () => asked.push('crowded'),
    onPauseAsked: () => asked.push('pause'),
  });
  session.host.attach(standIn.frame, standIn.page);
  const settle = async (isDone: () => boolean) => {
    for (let turn = 0; turn < 2000 && !isDone(); turn++) {
      advance(20);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    expect(isDone()).toBe(true);
  };
  const game = () => connect({ surroundings: standIn.open() });
  return { session, play, noted, asked, settle, advance, game };
}

test('what counts is recorded in order and without its number, and acknowledged once it is kept', async () => {
  const { session, play, noted, settle, game } = openSession();
  play.link.keepsAtOnce = false;
  const played = await game();
  played.ready();
  played.start();
  played.dataPoint('adjusted_pumps', 7);
  played.checkpoint({ next: 1 });
  await settle(() => play.recorded.length === 3);
  expect(play.recorded).toMatchObject([
    { t: 'start' },
    { t: 'data_point', key: 'adjusted_pumps', value: 7 },
    { t: 'checkpoint', state: { next: 1 } },
  ]);
  expect(play.recorded.some((payload) => Object.hasOwn(payload as object, 'seq'))).toBe(false);
  play.link.keepsAtOnce = true;
  let isStored = false;
  void played.complete().then(() => {
    isStored = true;
  });
  play.keepAll();
  await settle(() => isStored && session.stage() === 'done');
  expect(noted).toEqual(['loaded']);
});

test('an end that lacks something is no end, and another session goes on before it', async () => {
  const { session, play, noted, settle, game } = openSession({ resume_state: { next: 4 }, last_seq: 9 });
  play.link.refuses = 'incomplete';
  const played = await game();
  expect(played.resumeState).toEqual({ next: 4 });
  played.ready();
  played.start();
  played.event('seen');
  void played.complete();
  await settle(() => session.stage() === 'incomplete');
  expect(session.next()).toEqual({ resume_state: { next: 4 }, last_seq: 10 });
  expect(noted).toContain('refused incomplete');
});

test('when too much waits, messages stay with the game until the line has taken most of it', async () => {
  const { session, play, asked, settle, game } = openSession();
  const played = await game();
  played.ready();
  played.start();
  await settle(() => play.recorded.length === 1);
  play.wait(10, 5 * 1024 * 1024);
  expect([session.stage(), asked]).toEqual(['crowded', ['crowded']]);
  for (let n = 0; n < 5; n++) played.dataPoint('n', n, { trial: n });
  played.log('info', 'still here');
  await settle(() => session.host.lastSeq === 0);
  expect(play.recorded).toHaveLength(1);
  play.wait(3, 1000);
  expect(session.stage()).toBe('playing');
  await settle(() => play.recorded.length === 6);
});

test('Escape, leaving and a failed load are told to the page and to those who look after the build', async () => {
  const { session, play, noted, asked, settle, game } = openSession();
  const played = await game();
  played.askPause();
  played.terminate('enough');
  await settle(() => session.stage() === 'left');
  expect(asked).toEqual(['pause']);

  const silent = openSession();
  silent.advance(15_000);
  expect(silent.noted).toEqual(['failed no_hello']);
  expect(silent.play.recorded).toEqual([{ t: 'load_failed', code: 'no_hello', waited_ms: 15_000 }]);
  expect([noted, play.recorded]).toEqual([[], []]);
});
