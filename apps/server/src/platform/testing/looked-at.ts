import type { TestApp, TestBody } from './test-app.ts';

/** What is worth a look of each applicant of a position: as the list says it, and as their score cards do. */
export async function lookedAt(
  app: TestApp,
  as: string,
  position_id: string,
): Promise<{ application_id: string; in_list: string[]; on_card: string[] }[]> {
  const found = [];
  const listed = await app.call({ path: '/applicants', as, query: { position_id, recordsPerPage: '100' } });
  for (const { application_id, look_at } of listed.body.data.items as TestBody[]) {
    const card = await app.call({
      path: '/position/application/score/card',
      as,
      query: { application_id },
    });
    if (card.status !== 200) continue;
    const facts: TestBody[] = card.body.data.plays.flatMap((play: TestBody) => play.integrity);
    const codes = facts.flatMap(({ code, review }) => (review ? [code as string] : []));
    found.push({ application_id, in_list: look_at, on_card: [...new Set(codes)].sort() });
  }
  return found;
}
