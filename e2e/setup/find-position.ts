import type { BrowserContext } from 'playwright-core';

/** The id of an open position by its title, from the public list of jobs. */
export async function findPosition(person: BrowserContext, title: string): Promise<string> {
  const answer = await person.request.get(`/api/jobs?q=${encodeURIComponent(title)}`);
  const { data } = (await answer.json()) as {
    data: { items: readonly { position_id: string; title: string }[] };
  };
  const found = data.items.find((job) => job.title === title);
  if (!found) throw new Error(`There is no open position "${title}".`);
  return found.position_id;
}
