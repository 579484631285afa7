import type {
  SimulationProposal,
  SummaryAnswer,
  TemplateProposal,
  TextDraft,
  TextsDraft,
} from '@tryout/contract/ai-assist/ai-assist';
import type { AnyRoute, RouteSend } from '@tryout/contract/define-route';
import { trimDeep } from '@tryout/domain/text/trim';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorFromAnswer } from '../../platform/api/api-error.ts';
import { requestHeaders } from '../../platform/api/request-headers.ts';
import { routeUrl } from '../../platform/api/route-url.ts';

interface Sentence {
  readonly text: string;
  readonly refs: readonly string[];
}

/** A subtrait that a job asks for, with the words of its text. */
export interface FoundSubtrait {
  readonly subtrait_id: string;
  readonly subtrait: string;
  readonly trait: string;
  readonly quotes: SimulationProposal['subtraits'][number]['quotes'];
}

type Draft = TextDraft | TextsDraft | SummaryAnswer | SimulationProposal | TemplateProposal;

type Told =
  | { readonly type: 'begins' }
  | { readonly type: 'words'; readonly text: string }
  | { readonly type: 'text'; readonly key: string; readonly text: string }
  | ({ readonly type: 'sentence' } & Sentence)
  | ({ readonly type: 'subtrait' } & FoundSubtrait)
  | { readonly type: 'done'; readonly draft: Draft }
  | { readonly type: 'failed'; readonly message: string };

/** Tells what a stream of a draft says, one after the other, until it ends. */
async function follow(
  route: AnyRoute,
  body: unknown,
  signal: AbortSignal,
  tell: (told: Told) => void,
): Promise<void> {
  const headers = requestHeaders(route.method);
  headers.set('Content-Type', 'application/json');
  const answer = await fetch(routeUrl(route.path), {
    method: route.method,
    headers,
    credentials: 'same-origin',
    body: JSON.stringify(trimDeep(body)),
    signal,
  });
  if (!answer.ok || !answer.body)
    throw errorFromAnswer(answer.status, await answer.json().catch(() => null), route.method);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += value;
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) tell(JSON.parse(event.slice(6)) as Told);
  }
}

/** A draft while it is written, and when it is done. */
export interface DraftStream<D extends Draft> {
  /** What was told so far. */
  readonly text: string;
  /** Translations so far, by the keys of their texts. */
  readonly texts: readonly { readonly key: string; readonly text: string }[];
  readonly sentences: readonly Sentence[];
  readonly found: readonly FoundSubtrait[];
  readonly isWriting: boolean;
  readonly error: string | null;
  /** Null: not done. */
  readonly draft: D | null;
  start(body: unknown): void;
  /** Stops it; the provider is stopped too. */
  cancel(): void;
  /** Forgets the draft. */
  clear(): void;
}

const NOTHING = { text: '', texts: [], sentences: [], found: [], isWriting: false, error: null, draft: null };

/** Follows the stream of a draft; leaving the page stops it. */
export function useDraftStream<R extends AnyRoute, D extends Draft = TextDraft>(
  route: R,
  broke: string,
): Omit<DraftStream<D>, 'start'> & { start(body: RouteSend<R>['body']): void } {
  type State = Pick<
    DraftStream<D>,
    'text' | 'texts' | 'sentences' | 'found' | 'isWriting' | 'error' | 'draft'
  >;
  const [state, setState] = useState<State>(NOTHING);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const clear = useCallback(() => setState(NOTHING), []);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  return {
    ...state,
    start(body) {
      stop();
      const own = new AbortController();
      running.current = own;
      setState({ ...NOTHING, isWriting: true });
      const set = (change: (before: State) => State) => {
        if (running.current === own) setState(change);
      };
      follow(route, body, own.signal, (told) =>
        set((before) => {
          if (told.type === 'begins') return { ...before, text: '', texts: [], sentences: [], found: [] };
          if (told.type === 'words') return { ...before, text: before.text + told.text };
          if (told.type === 'text') return { ...before, texts: [...before.texts, told] };
          if (told.type === 'sentence') return { ...before, sentences: [...before.sentences, told] };
          if (told.type === 'subtrait') return { ...before, found: [...before.found, told] };
          if (told.type === 'failed') return { ...NOTHING, error: told.message };
          return { ...NOTHING, draft: told.draft as D };
        }),
      ).then(
        // A stream that ended without its last event broke off.
        () => set((before) => (before.isWriting ? { ...NOTHING, error: broke } : before)),
        (error: unknown) =>
          set(() => ({
            ...NOTHING,
            error: error instanceof TypeError || !(error instanceof Error) ? broke : error.message,
          })),
      );
    },
    cancel() {
      stop();
      setState(NOTHING);
    },
    clear,
  };
}
