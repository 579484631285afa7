import { ApiError } from '../../platform/api/api-error.ts';
import {
  type Accommodations,
  type EventStore,
  type OutgoingEvent,
  PlayLink,
  type PlayTransport,
  refusedEvent,
  Unreachable,
} from '../plays/player.public.ts';
import type { JudgePreview, PreviewResult } from './previews.api.ts';

/** A preview play: its link, and what it came to once it is over. */
export interface Preview {
  readonly link: PlayLink;
  /** Null until every task is done. */
  readonly result: () => PreviewResult | null;
}

/** Kept in this tab only; leaving the page forgets it. */
function memoryStore(): EventStore {
  let clock = 0;
  return {
    all: async () => [],
    add: async () => undefined,
    dropThrough: async () => undefined,
    replaceFrom: async () => undefined,
    clock: () => clock,
    noteClock: (_play, t_ms) => {
      clock = t_ms;
    },
  };
}

const browserClock = {
  now: () => performance.now(),
  later(run: () => void, ms: number) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Opens a preview play: judged by the server from the events that this tab holds. */
export async function openPreview(
  judgePreview: JudgePreview,
  accommodations: Accommodations,
): Promise<Preview> {
  const events: OutgoingEvent[] = [];
  let seed: string | undefined;
  let result: PreviewResult | null = null;
  let build: Awaited<ReturnType<JudgePreview>>['build'] = null;
  const judge = async (answered: number) => {
    try {
      const judged = await judgePreview({
        accommodations,
        answered,
        events: [...events],
        ...(seed === undefined ? {} : { seed }),
      });
      seed = judged.seed;
      result = judged.result;
      build = judged.build;
      return judged;
    } catch (error) {
      const passes =
        error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (passes) throw new Unreachable(error.message);
      throw (error instanceof ApiError && refusedEvent(error)) || error;
    }
  };
  const transport: PlayTransport = {
    read: async () => (await judge(events.length)).view,
    async send(sent) {
      const before = events.length;
      // Nobody looks at how a preview is answered.
      for (const { signals: _signals, ...event } of sent) if (event.seq > before) events.push(event);
      const wasAt = sent[0]?.task_index ?? 0;
      try {
        const { view, outcomes } = await judge(before);
        return { ...view, acked_seq: view.last_seq, outcomes, task_finished: view.task_index > wasAt };
      } catch (error) {
        // Not judged: they are sent again.
        events.length = before;
        throw error;
      }
    },
    complete: async () => ({ state: 'completed', application_status: '', score_card_id: null }),
    async build() {
      // Signed for some minutes only: asked for anew.
      await judge(events.length);
      if (build === null) throw new Error('This task is no uploaded game.');
      return { ...build, session: 'preview' };
    },
  };
  const link = await PlayLink.open('preview', transport, memoryStore(), browserClock);
  return { link, result: () => result };
}
