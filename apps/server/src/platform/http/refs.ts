import { type Ref, type RefKind, refKindOf } from '@tryout/contract/fields';
import {
  type Action,
  type ActorFacts,
  type RecordFacts,
  type Scope,
  scopeCovers,
} from '@tryout/domain/access/access-policy';
import type { z } from 'zod';
import type { Db } from '../database/kysely.ts';
import type { Actor } from './actor.ts';
import { notFound } from './refusal.ts';

/**
 * The row behind the ids of each kind. Every feature adds the kinds that it loads, beside their loaders
 * (`declare module`): an id of the contract then brings the type of its row along, and a loader that answers other rows
 * does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface RefRows {}

/** The row behind an id of a kind; of a kind that nobody reads the row of, the id alone. */
export type RowOfRef<K extends RefKind> = K extends keyof RefRows ? RefRows[K] : { readonly id: string };

/** One of the rows that a query answers. */
export type RowFrom<Query extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Query>
>[number];

/** A record that a request named: what the policy must know of it, and the row itself. */
export interface LoadedRecord<Row = { readonly id: string }> {
  readonly id: string;
  readonly facts: RecordFacts;
  readonly row: Row;
}

/** Fetches the named records in one query; unknown ids are simply not among the answers. */
export type RefLoader<Row = { readonly id: string }> = (
  db: Db,
  ids: readonly string[],
  actor: Actor | null,
) => Promise<readonly LoadedRecord<Row>[]>;

/** One loader for each kind of record that a request may name. */
export type RefLoaders = { readonly [K in RefKind]?: RefLoader<RowOfRef<K>> };

/** Facts for records that belong to nobody in particular; fill in what applies. */
export const NO_FACTS: RecordFacts = {
  owner_user_id: null,
  organization_id: null,
  position_id: null,
  everyone: false,
};

type Found = Map<RefKind, Set<string>>;

interface SchemaDef {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
}

function defOf(schema: z.ZodType): SchemaDef {
  return (schema as unknown as { _zod: { def: SchemaDef } })._zod.def;
}

/** The kinds of record a schema may name; used at start to see that each has a loader. */
export function refKindsIn(schema: z.ZodType, found = new Set<RefKind>()): Set<RefKind> {
  const kind = refKindOf(schema);
  if (kind) return found.add(kind);
  const def = defOf(schema);
  const inner = [
    ...Object.values(def.shape ?? {}),
    ...(def.options ?? []),
    ...[def.element, def.innerType, def.valueType, def.in].filter((s) => s !== undefined),
  ];
  for (const schemaInside of inner) refKindsIn(schemaInside, found);
  return found;
}

function collect(schema: z.ZodType, value: unknown, found: Found): void {
  if (value === undefined || value === null) return;
  const kind = refKindOf(schema);
  if (kind) {
    const ids = found.get(kind) ?? new Set<string>();
    found.set(kind, ids.add(value as string));
    return;
  }
  const def = defOf(schema);
  if (def.shape && typeof value === 'object') {
    for (const [key, field] of Object.entries(def.shape)) {
      collect(field, (value as Record<string, unknown>)[key], found);
    }
  } else if (def.element && Array.isArray(value)) {
    for (const item of value) collect(def.element, item, found);
  } else if (def.innerType) {
    collect(def.innerType, value, found);
  } else if (def.valueType && typeof value === 'object') {
    for (const item of Object.values(value)) collect(def.valueType, item, found);
  } else if (def.options) {
    const option = def.options.find((schemaInside) => schemaInside.safeParse(value).success);
    if (option) collect(option, value, found);
  } else if (def.in) {
    collect(def.in, value, found);
  }
}

/** The records a request named, loaded and allowed before its handler runs. */
export class ResolvedRefs {
  readonly #records: ReadonlyMap<string, LoadedRecord>;

  constructor(records: ReadonlyMap<string, LoadedRecord>) {
    this.#records = records;
  }

  /** The row behind an id of the request. */
  row<K extends RefKind>(id: Ref<K>): RowOfRef<K> {
    const record = this.#records.get(id);
    if (!record) throw new Error('a handler asked for a record that its request did not name');
    return record.row as RowOfRef<K>;
  }

  /** The organizations that the named records belong to, each once. */
  organizationIds(): readonly string[] {
    const ids = [...this.#records.values()].map(({ facts }) => facts.organization_id);
    return [...new Set(ids.filter((id) => id !== null))];
  }
}

/**
 * Loads every record that the input names, one query for each kind, and checks that the caller's scope covers
 * all of them. One that is foreign or unknown refuses the whole request with the same 404.
 */
export async function resolveRefs(
  db: Db,
  loaders: RefLoaders,
  inputs: readonly { schema: z.ZodType; value: unknown }[],
  check: { action: Action; scope: Scope; actor: Actor | null; facts: ActorFacts },
): Promise<ResolvedRefs> {
  const found: Found = new Map();
  for (const { schema, value } of inputs) collect(schema, value, found);
  const records = new Map<string, LoadedRecord>();
  for (const [kind, ids] of found) {
    const loader = loaders[kind];
    if (!loader) throw new Error(`no loader for records of kind ${kind}`);
    for (const record of await loader(db, [...ids], check.actor)) {
      if (scopeCovers(check.scope, check.action, check.facts, record.facts)) records.set(record.id, record);
    }
    const missing = [...ids].filter((id) => !records.has(id));
    if (missing.length > 0) throw notFound(missing);
  }
  return new ResolvedRefs(records);
}
