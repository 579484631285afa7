import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { type NotificationType, notifyPeople } from './public.ts';

describe('what a person was told', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is read in the language of the page, whatever the account was set to when it was told', async () => {
    const reader = await createUser(app.db, 'candidate');
    await notifyPeople(serverAct(app.services), [reader.id], {
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

  it('says days as the reader’s language writes them', async () => {
    const reader = await createUser(app.db, 'company_recruiter');
    await notifyPeople(serverAct(app.services), [reader.id], {
      type: 'second_factor_required',
      effect_key: 'a day',
      params: { organization: 'Harbour', date: '2027-03-01' },
      link: '/user/settings/security',
      mail: false,
    });
    const read = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await app.call({ path: '/get/user/notifications', as: reader.token, headers });
      return body.data.items[0].body as string;
    };
    expect(await read('en')).toMatch(/^From 1 Mar 2027, /);
    expect(await read('ar')).toContain('1 مارس 2027');
  });

  it('is counted up to 10,000, and read beyond that by number and by cursor', async () => {
    const reader = await createUser(app.db, 'candidate');
    await sql`insert into notifications (id, user_id, type, title, effect_key, created_at)
      select gen_random_uuid(), ${reader.id}, 'status_changed', n::text, n::text, now() - n * interval '1 second'
      from generate_series(1, 10041) n`.execute(app.db);
    const read = async (query: Record<string, string>) => {
      const { body } = await app.call({ path: '/get/user/notifications', as: reader.token, query });
      return body.data;
    };
    const first = await read({});
    expect(first).toMatchObject({ total: 10_000, total_is_capped: true, unread: 10_001 });
    const beyond = await read({ page: '502' });
    expect(beyond).toMatchObject({ total: 10_040, total_is_capped: true });
    expect(beyond.items.map((item: { title: string }) => item.title).slice(0, 2)).toEqual(['10021', '10022']);
    const last = await read({ page: '503', cursor: beyond.next_cursor });
    expect(last.items).toHaveLength(1);
    expect(last.next_cursor).toBeNull();
    await sql`delete from notifications where user_id = ${reader.id} and title > '2'`.execute(app.db);
    const short = await read({});
    expect(short.total_is_capped).toBe(false);
    expect(short.unread).toBe(short.total);
  });

  it('is one entry for each application, renewed until it is read', async () => {
    const company = await createCompany(app.db);
    // What is told later is later: two within a millisecond have no order.
    const tell = async (type: NotificationType, application: string) => {
      await sql`update notifications set created_at = created_at - interval '1 second'
        where user_id in (${company.recruiter.id}, ${company.admin.id})`.execute(app.db);
      return notifyPeople(serverAct(app.services), [company.recruiter.id, company.admin.id], {
        type,
        effect_key: `${type}:${application}`,
        params: { applicant: 'Mia Kern', position: 'Deck officer' },
        link: `/user/positions/one/applicants/${application}`,
        mail: false,
      });
    };
    const listed = async (as: string) => {
      const { body } = await app.call({ path: '/get/user/notifications', as });
      return body.data.items as { id: string; title: string; read_at: string | null }[];
    };
    expect(await tell('play_finished', 'first')).toBe(2);
    await tell('play_finished', 'second');
    expect(await tell('applicant_score_ready', 'first')).toBe(2);
    expect(await tell('applicant_score_ready', 'first')).toBe(0);
    const unread = await listed(company.recruiter.token);
    expect(unread.map((each) => each.title)).toEqual([
      'Mia Kern’s score card is ready',
      'Mia Kern finished playing for Deck officer',
    ]);
    await app.call({
      method: 'POST',
      path: '/mark/user/notifications',
      as: company.recruiter.token,
      body: { ids: [unread[0]?.id] },
    });
    await tell('applicant_arrived', 'first');
    expect((await listed(company.recruiter.token)).map((each) => each.title)).toEqual([
      'Mia Kern applied for Deck officer',
      'Mia Kern’s score card is ready',
      'Mia Kern finished playing for Deck officer',
    ]);
    expect((await listed(company.admin.token)).map((each) => each.title)).toEqual([
      'Mia Kern applied for Deck officer',
      'Mia Kern finished playing for Deck officer',
    ]);
  });
});
