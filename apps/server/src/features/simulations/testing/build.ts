import type { TestApp } from '../../../platform/testing/test-app.ts';
import type { SimulationRecordData } from '../simulation-record.ts';

/** What tests see of a simulation. */
export type Built = SimulationRecordData;

/** A game as a simulation takes it. */
export interface PlacedGame {
  readonly key: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const SIGNAL_TOWER: PlacedGame = { key: 'signal-tower', parameters: { trials: 24, block_size: 24 } };

/** A person who builds: calls with the token and answers what came back. */
export function builder(app: Pick<TestApp, 'call'>, token: string) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    query?: Record<string, string>,
  ) => app.call({ method, path, as: token, ...(body && { body }), ...(query && { query }) });

  async function done(answer: ReturnType<typeof call>): Promise<Built> {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data;
  }

  /** A part of a draft, saved on top of its edit. */
  const save = (draft: Built, part: string, body: object) =>
    done(call('PUT', `/simulation/${draft.id}${part && `/${part}`}`, { edit: draft.edit, ...body }));

  /** A new draft with one game and everything it measures, weights complete. */
  async function complete(name = 'Sales sim', game: PlacedGame = SIGNAL_TOWER): Promise<Built> {
    const { data: options } = (await call('GET', '/simulations/options')).body;
    const task = options.tasks.find((each: { key: string }) => each.key === game.key);
    const traits = options.traits
      .map((trait: { trait_id: string; subtraits: { subtrait_id: string }[] }) => ({
        trait_id: trait.trait_id,
        reached: trait.subtraits.filter((each) => task.subtrait_ids.includes(each.subtrait_id)),
      }))
      .filter((trait: { reached: unknown[] }) => trait.reached.length > 0);
    let draft = await done(call('POST', '/simulations', { name }));
    draft = await save(draft, 'tasks', {
      tasks: [{ task_id: task.task_id, parameters: game.parameters }],
    });
    draft = await save(draft, 'traits', {
      traits: traits.map((trait: { trait_id: string; reached: { subtrait_id: string }[] }) => ({
        trait_id: trait.trait_id,
        trait_weightage: 100,
        subtraits: trait.reached.map((each, i) => ({
          subtrait_id: each.subtrait_id,
          weightage: i === 0 ? 100 - 10 * (trait.reached.length - 1) : 10,
          rank: i + 1,
        })),
      })),
    });
    const inCategory = Map.groupBy(draft.traits, (trait) => trait.category_id);
    draft = await save(draft, 'traits', {
      traits: draft.traits.map(({ trait_id, category_id, subtraits }) => ({
        trait_id,
        category_id,
        trait_weightage: 100 / (inCategory.get(category_id)?.length ?? 1),
        subtraits: subtraits.map(({ subtrait_id, weightage, rank, value }) => ({
          subtrait_id,
          weightage,
          rank,
          value,
        })),
      })),
    });
    return save(draft, '', {
      words: { en: { name: 'The tower', intro: 'Watch the lamps.', thanks: 'Thank you.' } },
    });
  }

  const move = (draft: Built, to: string, from: string = draft.status) =>
    call('POST', `/simulation/${draft.id}/status`, { from, to, edit: draft.edit });

  const dryRun = (draft: Built) =>
    done(call('POST', `/simulation/${draft.id}/dry-run`, { edit: draft.edit }));

  /** A simulation that went all the way. */
  async function published(name?: string, game?: PlacedGame): Promise<Built> {
    return done(move(await dryRun(await complete(name, game)), 'published'));
  }

  return { call, done, save, complete, move, dryRun, published };
}
