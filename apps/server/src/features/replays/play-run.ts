import type { AnswerSignals } from '@tryout/domain/plays/answer-signals';
import {
  afterRelease,
  afterTimedEvent,
  beginTiming,
  type JudgedTiming,
  judgedTiming,
  type PlayTiming,
} from '@tryout/domain/plays/play-timing';
import {
  afterEvent,
  isTimeUp,
  NOT_BEGUN,
  type TaskClock,
  timeLimitMs,
  usedAt,
} from '@tryout/domain/plays/task-clock';
import { CHAIN_START, chainDigest } from '@tryout/domain/records/hash-chain';
import { childSeed } from '@tryout/domain/statistics/random';
import type { PinnedAnswerKey } from '@tryout/games/answer-key';
import { gameJudge } from '@tryout/games/game-judge';
import type { Accommodations, AnyTaskJudge, InputPace, Json } from '@tryout/games/task-core';
import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import type { Said } from '../../platform/language/say.ts';
import { sha256 } from '../../platform/sha256.ts';
import { replaysSay } from './replays.messages.ts';

/** A task as a play began with it. */
export interface PinnedTask {
  readonly task_id: string;
  /** Key of the game; its judge is looked up by this key and version. */
  readonly key: string;
  /** Key of the task: the game's where the task is the game as it is shipped. */
  readonly task_key: string;
  /** Version of the game's judge. */
  readonly version: string;
  readonly name: string;
  readonly minutes: number;
  /** The task's preset under what the simulation sets itself. */
  readonly parameters: Json;
  /** Data points without which the task counts as not played. */
  readonly required: readonly string[];
  /** Playing time after which the task ends, at the usual pace; absent or null: no limit. */
  readonly time_limit_s?: number | null;
  /** Its group, where the tasks of the group share a time limit: playing time for all of them, at the usual pace. */
  readonly group?: { readonly key: string; readonly time_limit_s: number } | null;
  /** The upload that is played; absent or null: a game of the product's own. */
  readonly build?: PinnedBuild | null;
  /** The key that experts made for it, secret; absent or null: the one that comes with the game. */
  readonly answer_key?: PinnedAnswerKey | null;
  /** What a task of one's own is called and tells before it, by language; absent or null: as its game says. */
  readonly words?: Readonly<Record<string, { readonly name: string; readonly instructions: string }>> | null;
  /** What it was played with, where the candidate changed that for the tasks after it; absent: as the play says. */
  readonly accommodations?: Accommodations;
}

/** What a play is drawn from; never changes after it was created. */
export interface PlayOrigin {
  readonly id: string;
  readonly seed: string;
  readonly tasks: readonly PinnedTask[];
  readonly accommodations: Accommodations;
  /** When it was first opened, ISO 8601 in UTC; absent or null: not known, so that its times are not judged. */
  readonly opened_at?: string | null;
  /** Whether its claims are held to the times of its games; plays that were begun before the rule are not. */
  readonly is_paced?: boolean;
}

/** One stored event. */
export interface PlayEvent {
  readonly seq: number;
  readonly task_index: number;
  readonly type: string;
  readonly t_ms: number;
  readonly payload: unknown;
  /** What the browser told of how it was given; absent or null: nothing. */
  readonly signals?: AnswerSignals | null;
  /** ISO 8601 in UTC, set by the server. */
  readonly received_at: string;
}

/** One task of a running play. */
export interface TaskRun {
  readonly judge: AnyTaskJudge;
  readonly plan: unknown;
  readonly state: unknown;
  /** Playing time that the task may take with what was granted, ms; null: no limit. */
  readonly limit_ms: number | null;
  /** Its group and the playing time that all tasks of the group may take with what was granted, ms; null: no limit. */
  readonly group: { readonly key: string; readonly limit_ms: number } | null;
  /** What it is played with. */
  readonly accommodations: Accommodations;
}

/** A play folded up to its last event. Immutable: every event makes the next one. */
export interface PlayRun {
  readonly last_seq: number;
  readonly last_hash: string;
  readonly last_t_ms: number;
  readonly task_index: number;
  /** The task that was last begun; -1 before the first. */
  readonly begun_task: number;
  readonly tasks: readonly TaskRun[];
  /** The clock of the open task. */
  readonly clock: TaskClock;
  /** Playing time that earlier tasks of the open task's group have taken, ms. */
  readonly group_used_ms: number;
  /** Tasks that ended because their time was up, and those of a group that were not reached any more. */
  readonly timed_out: readonly number[];
  /** Whether the times that the browser claims can be true. */
  readonly timing: PlayTiming;
  readonly last_outcome: unknown;
  /** The task that the last outcome belongs to. */
  readonly last_outcome_task: number;
}

/** An event does not follow the one before it. Nothing is stored. */
export class EventOutOfOrder extends Error {
  readonly expected_seq: number;
  /** What does not fit; `message` is the same in English. */
  readonly said: Said;
  constructor(expectedSeq: number, said: Said) {
    super(said('en'));
    this.name = 'EventOutOfOrder';
    this.expected_seq = expectedSeq;
    this.said = said;
  }
}

/** The judge a task was pinned with. @throws when this release no longer has that version */
export function judgeOf(task: Pick<PinnedTask, 'key' | 'version' | 'build' | 'answer_key'>): AnyTaskJudge {
  const judge = gameJudge(task);
  if (judge === null) {
    throw new Error(`the task ${task.key} ${task.version} cannot be judged by this release`);
  }
  return judge;
}

/** A play before its first event. Each task draws its plan from its own part of the seed. */
export function beginPlay(origin: PlayOrigin): PlayRun {
  const tasks = origin.tasks.map((task, index): TaskRun => {
    const judge = judgeOf(task);
    const config: unknown = judge.configure(task.parameters);
    const accommodations = task.accommodations ?? origin.accommodations;
    const plan: unknown = judge.plan(config, accommodations, childSeed(origin.seed, `task:${index}`));
    const limit_ms = timeLimitMs(task.time_limit_s, accommodations.time_factor);
    const group_ms = timeLimitMs(task.group?.time_limit_s, accommodations.time_factor);
    const group = task.group && group_ms !== null ? { key: task.group.key, limit_ms: group_ms } : null;
    return { judge, plan, state: judge.start(plan) as unknown, limit_ms, group, accommodations };
  });
  return {
    last_seq: 0,
    last_hash: CHAIN_START,
    last_t_ms: 0,
    task_index: 0,
    begun_task: -1,
    tasks,
    clock: NOT_BEGUN,
    group_used_ms: 0,
    timed_out: [],
    timing: beginTiming(
      origin.opened_at ? Date.parse(origin.opened_at) : null,
      releasedSteps(tasks[0]),
      origin.is_paced === true,
    ),
    last_outcome: null,
    last_outcome_task: 0,
  };
}

/** Whether every task is done. */
export function isPlayDone(run: PlayRun): boolean {
  return run.task_index >= run.tasks.length;
}

/** What of an event is hashed. */
export function chainedEvent(playId: string, { signals, ...event }: PlayEvent) {
  // Left out where nothing was told, so that logs of before keep their digests.
  return { play_id: playId, ...event, ...(signals ? { signals } : {}) };
}

/**
 * Folds one event.
 * @throws EventOutOfOrder for a gap, a stamp that runs backwards or an input to another task
 * @throws InputRefused (of the game) for an input that does not fit
 */
export function foldEvent(playId: string, run: PlayRun, event: PlayEvent): PlayRun {
  if (event.seq !== run.last_seq + 1) {
    throw new EventOutOfOrder(
      run.last_seq + 1,
      replaysSay('replays.event_unexpected', { seq: event.seq, expected: run.last_seq + 1 }),
    );
  }
  if (event.t_ms < run.last_t_ms)
    throw new EventOutOfOrder(event.seq, replaysSay('replays.stamps_backwards'));
  const next = {
    ...run,
    last_seq: event.seq,
    last_t_ms: event.t_ms,
    last_hash: chainDigest(run.last_hash, chainedEvent(playId, event), sha256),
  };
  const folded = foldNumbered(next, run, event);
  return withReleases(run, { ...folded, timing: timingAfter(run, event) }, event);
}

function foldNumbered(next: PlayRun, run: PlayRun, event: PlayEvent): PlayRun {
  // What was done before the person could know that the time was up is kept, and counts for nothing.
  if (run.timed_out.includes(event.task_index)) return next;
  if (event.type === 'time_up' || (event.type === 'input' && isLate(run, event)))
    return endByTime(next, event);
  const clock = event.task_index === run.task_index ? afterEvent(run.clock, event) : run.clock;
  return foldInTime({ ...next, clock }, event);
}

/** The steps of a task whose content a browser may hold now. */
function releasedSteps(task: TaskRun | undefined): number[] {
  if (!task) return [];
  return (task.judge.release(task.plan, task.state) as readonly unknown[]).map(stepOf);
}

const NOTHING_NEEDED: InputPace = { least_ms: 0, by_hand: false };

/** What an input takes by its own game; an input is read only where it was taken. */
function paceOf({ tasks, task_index, timing }: PlayRun, event: PlayEvent): InputPace {
  const task = tasks[task_index];
  if (!timing.is_paced || event.type !== 'input' || event.task_index !== task_index || !task?.judge.pace)
    return NOTHING_NEEDED;
  return task.judge.pace(task.plan, task.state, task.judge.parseInput(event.payload));
}

function timingAfter(run: PlayRun, event: PlayEvent): PlayTiming {
  const { i, flight, rt_ms } = (event.payload ?? {}) as Readonly<Record<string, unknown>>;
  const step = i ?? flight;
  const is_answer = event.type === 'input';
  return afterTimedEvent(run.timing, {
    ...paceOf(run, event),
    task_index: event.task_index,
    is_answer,
    step: is_answer && typeof step === 'number' ? step : null,
    own_ms: is_answer && typeof rt_ms === 'number' ? rt_ms : 0,
    t_ms: event.t_ms,
    received_ms: Date.parse(event.received_at),
  });
}

/** Notes what the event has released. */
function withReleases(before: PlayRun, run: PlayRun, event: PlayEvent): PlayRun {
  const is_new_task = run.task_index !== before.task_index;
  if (run.timing.floor_ms === null || (run.tasks === before.tasks && !is_new_task)) return run;
  const timing = afterRelease(run.timing, {
    steps: releasedSteps(run.tasks[run.task_index]),
    is_new_task,
    at_ms: Date.parse(event.received_at),
  });
  return { ...run, timing };
}

/** What the server's clock says of the times that were claimed; null where it was not noted when the play was opened. */
export function timingOf(run: PlayRun): JudgedTiming[] | null {
  return judgedTiming(run.timing);
}

/** Places of the tasks whose claimed times cannot be true. */
export function impossibleTasks(timing: readonly JudgedTiming[] | null | undefined): number[] {
  return (timing ?? []).flatMap(({ task_index, impossible }) => (impossible ? [task_index] : []));
}

function isLate(run: PlayRun, event: PlayEvent): boolean {
  return event.task_index === run.task_index && isTimeUp(run.clock, openLimit(run), event.t_ms);
}

/** Playing time that was left for its group when the open task was reached, ms; null: no limit. */
function groupLeft({ tasks, task_index, group_used_ms }: PlayRun): number | null {
  const group = tasks[task_index]?.group ?? null;
  return group && Math.max(0, group.limit_ms - group_used_ms);
}

/** Playing time that the open task may take: its own limit or what is left for its group, whichever is less. */
function openLimit(run: PlayRun): number | null {
  const own = run.tasks[run.task_index]?.limit_ms ?? null;
  const left = groupLeft(run);
  return own === null || left === null ? (own ?? left) : Math.min(own, left);
}

/** The next task is open; time counts on where it belongs to the same group. */
function goToTask(run: PlayRun, task_index: number, used_ms: number): PlayRun {
  const key = run.tasks[run.task_index]?.group?.key;
  const goesOn = key !== undefined && run.tasks[task_index]?.group?.key === key;
  return { ...run, task_index, clock: NOT_BEGUN, group_used_ms: goesOn ? run.group_used_ms + used_ms : 0 };
}

/** Where the play goes on after the open task's time was up: behind the group when there is none left for it, either. */
function afterTimeUp(run: PlayRun, used_ms: number): number {
  const next = run.task_index + 1;
  const left = groupLeft(run);
  if (left === null || !isTimeUp({ used_ms, since_ms: null }, left, 0)) return next;
  const key = run.tasks[run.task_index]?.group?.key;
  const beyond = run.tasks.findIndex((task, i) => i >= next && task.group?.key !== key);
  return beyond === -1 ? run.tasks.length : beyond;
}

/** The open task ends as it stands, and its group where that has no time left; what was not reached has no value. */
function endByTime(run: PlayRun, event: PlayEvent): PlayRun {
  if (!isLate(run, event)) throw new EventOutOfOrder(event.seq, replaysSay('replays.time_left'));
  if (event.type === 'input') run.tasks[run.task_index]?.judge.parseInput(event.payload);
  // A browser without a line may say so late: no more than the limit was played.
  const used_ms = Math.min(openLimit(run) ?? 0, usedAt(run.clock, event.t_ms));
  const next = afterTimeUp(run, used_ms);
  const over = Array.from({ length: next - run.task_index }, (_, i) => run.task_index + i);
  return {
    ...goToTask(run, next, used_ms),
    timed_out: [...run.timed_out, ...over],
    last_outcome: null,
    last_outcome_task: run.task_index,
  };
}

function foldInTime(run: PlayRun, event: PlayEvent): PlayRun {
  if (event.type === 'task_started') return { ...run, begun_task: event.task_index };
  if (event.type === 'resume') return comeBack(run);
  if (event.type !== 'input') return run;
  const task = run.tasks[event.task_index];
  if (!task || event.task_index !== run.task_index) {
    throw new EventOutOfOrder(event.seq, replaysSay('replays.other_task', { task: event.task_index }));
  }
  const input: unknown = task.judge.parseInput(event.payload);
  const folded = task.judge.reduce(task.plan, task.state, { t_ms: event.t_ms, input });
  const tasks = withState(run, folded.state as unknown);
  const finished = task.judge.progress(task.plan, folded.state).finished;
  const next = finished ? goToTask(run, run.task_index + 1, usedAt(run.clock, event.t_ms)) : run;
  return {
    ...next,
    tasks,
    last_outcome: folded.outcome as unknown,
    last_outcome_task: event.task_index,
  };
}

function withState(run: PlayRun, state: unknown): readonly TaskRun[] {
  return run.tasks.map((one, i) => (i === run.task_index ? { ...one, state } : one));
}

/** The person is back: what was on screen when the step was cut into may have to be replaced. */
function comeBack(run: PlayRun): PlayRun {
  const task = run.tasks[run.task_index];
  if (!task?.judge.replaceOpenItem) return run;
  return { ...run, tasks: withState(run, task.judge.replaceOpenItem(task.plan, task.state) as unknown) };
}

/** Whether the task in hand was begun before, so that going on with it is coming back. */
export function isTaskBegun(run: PlayRun): boolean {
  const task = run.tasks[run.task_index];
  if (!task) return false;
  return run.begun_task === run.task_index || task.judge.progress(task.plan, task.state).step > 0;
}

/** Folds a whole log. */
export function replayPlay(origin: PlayOrigin, events: readonly PlayEvent[]): PlayRun {
  return events.reduce((run, event) => foldEvent(origin.id, run, event), beginPlay(origin));
}

/** What a page that opens the play has to know besides what is released; null: nothing. */
export function resumePoint(run: PlayRun): Json {
  const task = run.tasks[run.task_index];
  return task?.judge.resumePoint?.(task.plan, task.state) ?? null;
}

/** What a browser may know of the task being played; its time is told up to the last event. */
export function visibleTask(run: PlayRun): {
  step: number;
  of: number;
  time_limit_ms: number | null;
  group_left_ms: number | null;
  task_clock: TaskClock;
  timed_out: number[];
  stimuli: { step: number; stimulus: unknown }[];
} {
  const task = run.tasks[run.task_index];
  const time = {
    time_limit_ms: openLimit(run),
    group_left_ms: groupLeft(run),
    task_clock: run.clock,
    timed_out: [...run.timed_out],
  };
  if (!task) return { step: 0, of: 0, stimuli: [], ...time };
  const { step, of } = task.judge.progress(task.plan, task.state);
  const released = task.judge.release(task.plan, task.state) as readonly unknown[];
  return { step, of, stimuli: released.map((stimulus) => ({ step: stepOf(stimulus), stimulus })), ...time };
}

function stepOf(stimulus: unknown): number {
  const { i, flight } = stimulus as { i?: number; flight?: number };
  return i ?? flight ?? 0;
}
