import {
  type Outbound,
  type OutboundAnswer,
  OutboundError,
  type OutboundRequest,
} from '../outbound/outbound.ts';

/** A server that speaks OpenAI's chat completions: a cloud, Ollama, vLLM, llama-server. */
export interface ProviderAccess {
  /** Base address up to `/v1`. */
  readonly address: string;
  readonly model: string;
  /** Null: it wants none. */
  readonly key: string | null;
}

/** Why a provider gave no answer that can be used. */
export type ProviderProblem =
  /** Its address leads nowhere, or to a network that the operator has not allowed. */
  | 'bad_address'
  /** Nothing answers there. */
  | 'no_answer'
  | 'too_slow'
  | 'too_large'
  /** It refuses the key. */
  | 'bad_key'
  /** It does not know the model, or the request. */
  | 'refused'
  /** It asked to come back later. */
  | 'busy'
  /** What it says is not of the shape that was asked for, also when asked again. */
  | 'not_usable'
  /** The organization has spent what it may this month. */
  | 'budget';

/** A provider gave no answer that can be used. */
export class ProviderError extends Error {
  readonly problem: ProviderProblem;
  readonly tokens: Tokens;
  constructor(problem: ProviderProblem, tokens: Tokens = NO_TOKENS) {
    super(`AI provider: ${problem}`);
    this.name = 'ProviderError';
    this.problem = problem;
    this.tokens = tokens;
  }
}

/** How many tokens were sent and answered. */
export interface Tokens {
  readonly sent: number;
  readonly answered: number;
}
const NO_TOKENS: Tokens = { sent: 0, answered: 0 };

/** What is asked: instructions, then what they are about, then the JSON schema of the answer. */
export interface ProviderQuestion<T> {
  readonly instructions: string;
  readonly about: string;
  /** Null: the answer is plain text. */
  readonly schema: { readonly name: string; readonly schema: object } | null;
  /** Reads an answer; null: it is not of the shape. */
  readonly read: (answer: unknown) => T | null;
  /** Where given, the answer is asked for word by word. */
  readonly listener?: ProviderListener;
  /** Most tokens of the answer; left out: as many as most drafts need. */
  readonly answer_tokens?: number;
  readonly signal?: AbortSignal;
}

/** Who hears an answer while it comes. */
export interface ProviderListener {
  /** An answer begins; it may be the second one, where the first was of no use. */
  begins(): void;
  /** What came next of it. @returns false: no more of it is wanted, it is of no use */
  hears(part: string): boolean;
}

/** Most bytes of an answer, milliseconds of all attempts together, and the longest pause for one that is busy. */
export const PROVIDER_LIMITS = {
  bytes: 400_000,
  timeout_ms: 25_000,
  longest_wait_ms: 5_000,
  answer_tokens: 1_500,
} as const;

interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** How an answer's shape is asked for, the strictest first; `whole`: plain text, not word by word. */
type Mode = 'schema' | 'json' | 'text' | 'plain' | 'whole';
const NEXT_MODE: Readonly<Partial<Record<Mode, Mode>>> = { schema: 'json', json: 'text', plain: 'whole' };
/** About so many characters are a token, where a provider that was cut off told no number. */
const CHARACTERS_A_TOKEN = 4;

/**
 * Asks a provider for an answer of a given shape: by JSON schema where the server takes it, else in JSON mode, else in a
 * fenced block; what does not fit is asked for once more. A 429 with a short Retry-After is waited for once.
 * @throws ProviderError
 */
export async function askProvider<T>(
  outbound: Outbound,
  access: ProviderAccess,
  question: ProviderQuestion<T>,
  limits: { readonly timeout_ms: number; readonly bytes: number } = PROVIDER_LIMITS,
): Promise<{ readonly answer: T; readonly tokens: Tokens }> {
  const deadline = Date.now() + limits.timeout_ms;
  const messages: Message[] = [
    { role: 'system', content: question.instructions },
    { role: 'user', content: question.about },
  ];
  let tokens = NO_TOKENS;
  let mode: Mode = question.schema === null ? 'plain' : 'schema';
  let asked = 0;
  for (;;) {
    const streamed = question.listener && mode !== 'whole' ? hearing(question.listener) : null;
    const answer = await post(
      outbound,
      access,
      bodyOf(access, messages, question, mode),
      question.signal,
      deadline,
      limits.bytes,
      () => plus(tokens, streamed?.estimate(messages)),
      streamed?.onPart,
    );
    if (streamed?.isUnwanted())
      throw new ProviderError('not_usable', plus(tokens, streamed.estimate(messages)));
    if (answer.status === 400 || answer.status === 422) {
      const next: Mode | undefined = NEXT_MODE[mode];
      if (next === undefined) throw new ProviderError('refused', tokens);
      mode = next;
      continue;
    }
    if (answer.status === 401 || answer.status === 403) throw new ProviderError('bad_key', tokens);
    if (answer.status === 429 || answer.status === 503) throw new ProviderError('busy', tokens);
    if (answer.status < 200 || answer.status > 299) throw new ProviderError('refused', tokens);
    const told = streamed?.said(messages) ?? readCompletion(answer.body.toString('utf8'));
    tokens = plus(tokens, told);
    const usable =
      told === null
        ? null
        : question.schema === null
          ? question.read(told.content)
          : readAnswer(told.content, question.read);
    if (usable !== null) return { answer: usable, tokens };
    asked += 1;
    if (asked === 2 || question.schema === null) throw new ProviderError('not_usable', tokens);
    messages.push(
      { role: 'assistant', content: (told?.content ?? '').slice(0, 2_000) },
      {
        role: 'user',
        content: 'That is not JSON of the shape that was asked for. Answer again with that JSON object only.',
      },
    );
  }
}

function bodyOf(
  access: ProviderAccess,
  messages: readonly Message[],
  { schema, listener, answer_tokens }: ProviderQuestion<unknown>,
  mode: Mode,
): string {
  const [system, ...rest] = messages;
  const isStreamed = listener !== undefined && mode !== 'whole';
  const common = {
    model: access.model,
    temperature: 0,
    max_tokens: answer_tokens ?? PROVIDER_LIMITS.answer_tokens,
    stream: isStreamed,
    ...(isStreamed && { stream_options: { include_usage: true } }),
  };
  if (schema === null) return JSON.stringify({ ...common, messages });
  const shape = `${system?.content}\n\nAnswer with one JSON object of this JSON schema${mode === 'text' ? ', in a block fenced by ```json and ```' : ''}:\n${JSON.stringify(schema.schema)}`;
  return JSON.stringify({
    ...common,
    messages: [{ role: 'system', content: shape }, ...rest],
    ...(mode === 'schema' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: schema.name, strict: true, schema: schema.schema },
      },
    }),
    ...(mode === 'json' && { response_format: { type: 'json_object' } }),
  });
}

function plus(a: Tokens, b: Tokens | null | undefined): Tokens {
  return { sent: a.sent + (b?.sent ?? 0), answered: a.answered + (b?.answered ?? 0) };
}

/** Ends a request whose answer is not wanted any more. */
class Unwanted extends Error {}

/** Most characters of one line of a stream. */
const LONGEST_LINE = 100_000;

/** Hears an answer that comes as server-sent events, part by part. */
function hearing(listener: ProviderListener) {
  const decoder = new TextDecoder();
  let line = '';
  let content = '';
  let heard = false;
  let unwanted = false;
  let usage: { sent: number; answered: number } | null = null;
  const read = (each: string) => {
    if (!each.startsWith('data:')) return;
    const told = parsed(each.slice(5)) as
      | { choices?: { delta?: { content?: unknown } }[]; usage?: unknown }
      | null
      | undefined;
    const part = told?.choices?.[0]?.delta?.content;
    if (told?.usage) usage = usageOf(told.usage);
    if (typeof part !== 'string' || part === '') return;
    if (content === '') listener.begins();
    content += part;
    if (!listener.hears(part)) {
      unwanted = true;
      throw new Unwanted();
    }
  };
  const estimate = (messages: readonly Message[]): Tokens =>
    !heard
      ? NO_TOKENS
      : (usage ?? {
          sent: Math.ceil(messages.reduce((sum, each) => sum + each.content.length, 0) / CHARACTERS_A_TOKEN),
          answered: Math.ceil(content.length / CHARACTERS_A_TOKEN),
        });
  return {
    onPart: (part: Buffer, { status, headers }: Pick<OutboundAnswer, 'status' | 'headers'>) => {
      if (status !== 200 || !/event-stream/i.test(headers['content-type'] ?? '')) return;
      heard = true;
      line += decoder.decode(part, { stream: true });
      const lines = line.split(/\r?\n/);
      line = lines.pop() ?? '';
      if (line.length > LONGEST_LINE) throw new Unwanted();
      for (const each of lines) read(each);
    },
    isUnwanted: () => unwanted,
    estimate,
    /** What it said in all; null: it did not stream. */
    said: (messages: readonly Message[]) => (heard ? { content, ...estimate(messages) } : null),
  };
}

async function post(
  outbound: Outbound,
  access: ProviderAccess,
  body: string,
  signal: AbortSignal | undefined,
  deadline: number,
  bytes: number,
  tokensSoFar: () => Tokens,
  onPart?: OutboundRequest['on_part'],
): Promise<OutboundAnswer> {
  for (let attempt = 1; ; attempt++) {
    const left = deadline - Date.now();
    if (left <= 0) throw new ProviderError('too_slow', tokensSoFar());
    const answer = await outbound
      .ask({
        url: `${access.address.replace(/\/+$/, '')}/chat/completions`,
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body,
        max_bytes: bytes,
        timeout_ms: left,
        redirects: 0,
        ...(access.key !== null && { authorization: `Bearer ${access.key}` }),
        ...(signal && { signal }),
        ...(onPart && { on_part: onPart }),
      })
      .catch((error: unknown): OutboundAnswer => {
        if (!(error instanceof OutboundError)) throw error;
        if (error.cause instanceof Unwanted)
          return { status: 200, headers: {}, body: Buffer.alloc(0), url: access.address, left_origin: false };
        throw new ProviderError(problemOf(error), tokensSoFar());
      });
    const wait = answer.status === 429 ? retryAfter(answer.headers['retry-after']) : null;
    if (
      wait === null ||
      attempt === 2 ||
      wait > PROVIDER_LIMITS.longest_wait_ms ||
      wait >= deadline - Date.now()
    )
      return answer;
    await pause(wait, signal, tokensSoFar());
  }
}

function pause(ms: number, signal: AbortSignal | undefined, tokens: Tokens): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        fail(new ProviderError('no_answer', tokens));
      },
      { once: true },
    );
  });
}

/** Milliseconds of a Retry-After, in seconds or as a date; null: none that can be read. */
function retryAfter(given: string | undefined): number | null {
  if (given === undefined) return 1_000;
  if (/^\d{1,6}(\.\d+)?$/.test(given)) return Math.ceil(Number(given) * 1000);
  const at = Date.parse(given);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

function problemOf({ problem }: OutboundError): ProviderProblem {
  if (problem === 'too_slow' || problem === 'too_large') return problem;
  return problem === 'no_answer' || problem === 'bad_certificate' || problem === 'no_such_host'
    ? 'no_answer'
    : 'bad_address';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readCompletion(body: string): { content: string; sent: number; answered: number } | null {
  const told = parsed(body) as
    | { choices?: { message?: { content?: unknown } }[]; usage?: unknown }
    | null
    | undefined;
  const content = told?.choices?.[0]?.message?.content;
  if (typeof content !== 'string') return null;
  return { content, ...usageOf(told?.usage) };
}

function usageOf(usage: unknown): Tokens {
  const told = usage as { prompt_tokens?: unknown; completion_tokens?: unknown } | null | undefined;
  const count = (n: unknown) =>
    typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 && n < 1e8 ? n : 0;
  return { sent: count(told?.prompt_tokens), answered: count(told?.completion_tokens) };
}

/** The object within an answer: all of it, or what a fence holds. */
function readAnswer<T>(content: string, read: (answer: unknown) => T | null): T | null {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/.exec(content)?.[1];
  const object = parsed(fenced ?? content);
  return object === undefined || object === null ? null : read(object);
}

/** Cost in millionths of the currency, rounded up, from prices of a million tokens. */
export function costOf(
  tokens: Tokens,
  prices: { readonly in_micros: number; readonly out_micros: number },
): number {
  return Math.ceil((tokens.sent * prices.in_micros + tokens.answered * prices.out_micros) / 1_000_000);
}
