import type { BrowserContext } from 'playwright-core';

/** The first record of a list of the API, for somebody who may see it. */
export async function findFirst(person: BrowserContext, path: string): Promise<{ readonly id: string }> {
  const answer = await person.request.get(`/api${path}`);
  const { data } = (await answer.json()) as { data?: { items: readonly { id: string }[] } };
  const [first] = data?.items ?? [];
  if (!first) throw new Error(`There is nothing at ${path}.`);
  return first;
}
