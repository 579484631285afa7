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
  readonly asked: Asked[];
  stop(): Promise<void>;
}

/** Starts one. */
export async function startChatServer(): Promise<ChatServer> {
  let answer: (asked: Asked) => unknown = () => ({});
  const asked: Asked[] = [];
  const server: Server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { messages, response_format } = JSON.parse(text);
      const one: Asked = {
        instructions: messages[0].content,
        about: messages[1].content,
        schema: response_format?.json_schema?.name ?? '',
      };
      asked.push(one);
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
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
