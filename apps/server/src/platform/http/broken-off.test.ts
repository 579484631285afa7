import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './answer-errors.ts';

it.each([
  ['application/json', '{"half":'],
  [
    'multipart/form-data; boundary=edge',
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\nhalf',
  ],
])('a body of %s that breaks off is noted as such, not as a fault of the database', async (type, begun) => {
  const lines: { level: number; msg: string }[] = [];
  const out = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream: out }, disableRequestLogging: true });
  await app.register(multipart);
  answerErrors(app);
  let arrived = () => {};
  const begins = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.addHook('onRequest', async () => arrived());
  app.post('/upload', async (request) => {
    if (!request.isMultipart()) return {};
    for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
    return {};
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(line, 'connect');
  line.write(
    `POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 9999\r\n\r\n${begun}`,
  );
  await begins;
  line.destroy();
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('the sender broke off');
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  await app.close();
});
