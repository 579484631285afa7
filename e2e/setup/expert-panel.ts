import type { BrowserContext } from 'playwright-core';

const AS_JOURNEY = { 'x-tryout-client': 'journey' };

/** Begins a panel on Team Days with one expert; its id and the path of the expert's link. */
export async function beginPanel(person: BrowserContext): Promise<{ id: string; link: string }> {
  const post = async (path: string, data: object) => {
    const answer = await person.request.post(`/api/admin/expert-panels${path}`, {
      data,
      headers: { ...AS_JOURNEY, 'idempotency-key': crypto.randomUUID() },
    });
    if (!answer.ok()) throw new Error(`The panel was refused: ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string } }).data;
  };
  const { id } = await post('', { name: 'Judgement at the harbour', game_key: 'team-days' });
  await post(`/${id}/experts`, { experts: [{ name: 'Amal Haddad' }] });
  const read = await person.request.get(`/api/admin/expert-panels/${id}`);
  const { data } = (await read.json()) as { data: { experts: readonly { link: string }[] } };
  return { id, link: data.experts[0]?.link ?? '' };
}
