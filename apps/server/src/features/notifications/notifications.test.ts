import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { tellPeople } from './public.ts';

describe('what a person was told', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is read in the language of the page, whatever the account was set to when it was told', async () => {
    const reader = await createUser(app.db, 'candidate');
    await tellPeople({ db: app.db, services: app.services }, [reader.id], {
      type: 'score_card_ready',
      effect_key: 'once',
      params: { position: 'Deck officer' },
      link: '/user',
      mail: false,
    });
    const read = async (language: string) => {
      const { body } = await app.call({
        path: '/get/user/notifications',
        as: reader.token,
        headers: { 'accept-language': language },
      });
      return body.data.items[0];
    };
    expect((await read('en')).title).toBe('Your score card for Deck officer is ready');
    expect((await read('ar')).title).toBe('بطاقة نتائجك لوظيفة Deck officer جاهزة');
    expect(await read('ar')).not.toHaveProperty('data');

    await sql`update notifications set data = '{}' where user_id = ${reader.id}`.execute(app.db);
    expect((await read('ar')).title).toBe('Your score card for Deck officer is ready');
  });
});
