import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test server was asked. */
export interface Asked {
  readonly instructions: string;
  readonly about: string;
  readonly schema: string;
}

/** A local server that speaks chat completions and says what it is told to. */
export interface ChatServer {
  readonly address: string;
  /** What it says next; an object is said as JSON. */
  say(answer: (asked: Asked) => unknown): void;
  /** Answers by hand what is asked word by word; null: as `say` says, in words. */
  stream(answer: StreamAnswer | null): void;
  readonly asked: Asked[];
  /** How many requests were broken off by who asked. */
  brokenOff(): number;
  stop(): Promise<void>;
}

/** Writes parts of an answer; `write` adds words, `raw` anything, `end` closes it. */
export type StreamAnswer = (line: {
  write(text: string): void;
  raw(text: string): void;
  end(): void;
}) => void | Promise<void>;

/** Starts one. */
export async function startChatServer(): Promise<ChatServer> {
  let answer: (asked: Asked) => unknown = () => ({});
  let byHand: StreamAnswer | null = null;
  let broken = 0;
  const asked: Asked[] = [];
  const server: Server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { messages, response_format, stream } = JSON.parse(text);
      const one: Asked = {
        instructions: messages[0].content,
        about: messages[1].content,
        schema: response_format?.json_schema?.name ?? '',
      };
      asked.push(one);
      reply.on('close', () => {
        if (!reply.writableFinished) broken += 1;
      });
      if (stream) {
        reply.setHeader('content-type', 'text/event-stream');
        const line = {
          write: (words: string) =>
            void reply.write(`data: ${JSON.stringify({ choices: [{ delta: { content: words } }] })}\n\n`),
          raw: (given: string) => void reply.write(given),
          end: () => {
            reply.end(
              `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 1000, completion_tokens: 100 } })}\n\ndata: [DONE]\n\n`,
            );
          },
        };
        if (byHand) {
          void byHand(line);
          return;
        }
        const told = answer(one);
        for (const word of (typeof told === 'string' ? told : JSON.stringify(told)).split(/(?<= )/))
          line.write(word);
        line.end();
        return;
      }
      const said = answer(one);
      const content = typeof said === 'string' ? said : JSON.stringify(said);
      reply.end(
        JSON.stringify({
          choices: [{ message: { content } }],
          usage: { prompt_tokens: 1000, completion_tokens: 100 },
        }),
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    say: (next) => {
      answer = next;
    },
    stream: (next) => {
      byHand = next;
    },
    brokenOff: () => broken,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
