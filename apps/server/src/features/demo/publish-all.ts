import { libraryId } from '../simulations/public.ts';
import { DEMO_PLACES, DEMO_POSITIONS, type DemoPosition } from './demo-positions.ts';
import type { InnerClient } from './inner-client.ts';

/** A demo position as made. */
export interface MadePosition {
  readonly id: string;
  readonly simulation_id: string | null;
  readonly questions: readonly { readonly id: string; readonly type: string }[];
}

async function publishOne(client: InnerClient, token: string, position: DemoPosition): Promise<MadePosition> {
  const visibility = (position.fields as { visibility?: string }).visibility ?? 'public';
  const { id } = (await client.call('POST', '/position', token, { title: position.title, visibility })) as {
    id: string;
  };
  await client.call('PUT', `/position/${id}`, token, {
    ...position.fields,
    description: position.description,
    wizard_step: 6,
  });
  if (position.location)
    await client.call('POST', `/position/${id}/locations`, token, { name: position.location });
  const questions =
    position.questions.length === 0
      ? []
      : ((
          await client.call('PUT', `/position/${id}/questions`, token, { questions: [...position.questions] })
        ).questions as MadePosition['questions']);
  const simulation_id = position.simulation && libraryId('simulation', position.simulation);
  if (simulation_id) {
    await client.call('PUT', `/position/${id}/simulations`, token, { simulation_ids: [simulation_id] });
  }
  for (const manager of position.managers ?? []) {
    await client.call('POST', `/position/${id}/hiring-managers`, token, { ...manager });
  }
  if (position.end !== 'draft') {
    await client.call('POST', `/position/${id}/transitions`, token, { from: 'draft', to: 'published' });
  }
  return { id, simulation_id, questions };
}

/** Makes and publishes every demo position. Those that end otherwise are moved after people have applied. */
export async function publishAll(
  client: InnerClient,
  tokens: ReadonlyMap<string, string>,
): Promise<Map<string, MadePosition>> {
  for (const { owner, ...place } of DEMO_PLACES) {
    await client.call('POST', '/organization/locations', tokens.get(owner) ?? '', place);
  }
  const made = new Map<string, MadePosition>();
  for (const position of DEMO_POSITIONS) {
    made.set(position.key, await publishOne(client, tokens.get(position.author) ?? '', position));
  }
  return made;
}
