import type { BrowserContext } from 'playwright-core';
import { findFirst } from './find-first.ts';

/** The id of a simulation of the platform's library, for somebody who may see it. */
export async function findSimulation(person: BrowserContext): Promise<string> {
  return (await findFirst(person, '/simulations?scope=library')).id;
}

/** A draft of one's own, copied from the library, and its id. */
export async function copySimulation(person: BrowserContext): Promise<string> {
  const answer = await person.request.post(`/api/simulation/${await findSimulation(person)}/copy`, {
    data: {},
    headers: { 'idempotency-key': crypto.randomUUID(), 'x-tryout-client': 'journey' },
  });
  const { data } = (await answer.json()) as { data?: { id: string } };
  if (!data) throw new Error(`The simulation could not be copied: ${await answer.text()}`);
  return data.id;
}
