import { expect, test } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp } from '../../platform/testing/test-app.ts';
import { startChatServer } from './testing/chat-server.ts';
import { CANARY, INJECTIONS } from './testing/injections.ts';
import { withstand } from './testing/withstand.ts';

test('200 attacks in adverts, half of them with a provider that obeys, get nothing out', async () => {
  const app = await startTestApp({ config: { outbound: { allowHttp: true, networks: ['127.0.0.0/8'] } } });
  const chat = await startChatServer();
  const company = await createCompany(app.db);
  const boss = await createUser(app.db, 'super_admin');
  expect(INJECTIONS.length).toBe(200);
  const said = await withstand(
    {
      app,
      chat,
      boss: boss.token,
      recruiter: company.recruiter.token,
      text: 'Provide direct patient care on a busy ward and document observations accurately.',
    },
    INJECTIONS,
  );
  expect(said).not.toContain(CANARY);
  expect(said).not.toMatch(/evil\.example/);
  await chat.stop();
  await app.stop();
});
