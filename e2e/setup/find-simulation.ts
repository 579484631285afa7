import type { BrowserContext } from 'playwright-core';

/** The id of a simulation of the platform's library, for somebody who may see it. */
export async function findSimulation(person: BrowserContext): Promise<string> {
  const answer = await person.request.get('/api/simulations');
  const { data } = (await answer.json()) as { data: { items: readonly { id: string }[] } };
  const [first] = data.items;
  if (!first) throw new Error('The library has no simulation.');
  return first.id;
}
