import type { AnyRoute } from '@tryout/contract/define-route';
import { type RefKind, refKindOf } from '@tryout/contract/fields';
import type { z } from 'zod';

/** A place in a request where the id of a record stands. */
export interface IdSite {
  /** As in `body.items.0.application_id`. */
  readonly path: string;
  /** What the id names; null for a plain id, of which only the handler knows what it means. */
  readonly kind: RefKind | null;
}

/** A request that fits its route's schemas. */
export interface SampleInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface Def {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

/** How a schema is made up; the one place that looks inside. */
export function defOf(schema: z.ZodType): Def {
  return (schema as unknown as { _zod: { def: Def } })._zod.def;
}

/** Tried in turn; the first that a schema takes is its sample. */
const SCALARS: readonly unknown[] = [
  'Sample words',
  10,
  1,
  0,
  2020,
  0.5,
  true,
  'sample@example.test',
  'en',
  'Europe/Berlin',
  '123456',
  '2030-01-15',
  '2030-01',
  '2030-01-15T08:00:00.000Z',
  'https://sample.example',
  'https://www.linkedin.com/in/sample',
  'sample-words',
  'sample_words',
  'Sample-Words-1!',
  '0123456789abcdef0123456789abcdef',
  '10',
  'EUR',
  'DE',
  'accuracy.situational',
  '#0a4d8c',
  '',
  60,
  '0190aaaa-0000-7000-8000-0000000000a1:50',
  'link.0190aaaa-0000-7000-8000-0000000000a1',
  null,
];

/** Ends of stretches of time: tried first in fields of these names, since they have to come after the beginning. */
const LATER: Readonly<Record<string, readonly unknown[]>> = {
  ends_at: ['2030-01-15T08:30:00.000Z'],
  closes_at: ['2030-01-20T08:00:00.000Z'],
  until: ['2030-01-20T08:00:00.000Z', 1020],
};

/** Longest list that is tried where one entry is not enough. */
const LONGEST_LIST = 10;

interface Sampling {
  /** Which option of each union is taken, counted round. */
  readonly variant: number;
  readonly pick: (site: IdSite) => string;
  /** Leaves out what may be left out. */
  readonly lean?: boolean;
  /** What stands in a field of this name, where the schema takes it. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** A value that the schema takes, with ids as `pick` says. Optional parts are filled in. */
export function sampleOf(schema: z.ZodType, path: string, sampling: Sampling): unknown {
  const kind = refKindOf(schema);
  const def = defOf(schema);
  if (kind) return sampling.pick({ path, kind });
  if (def.type === 'string' && (def.format === 'uuid' || def.format === 'guid')) {
    return sampling.pick({ path, kind: null });
  }
  if (def.shape) {
    return Object.fromEntries(
      Object.entries(def.shape).map(([key, field]) => [key, sampleOf(field, `${path}.${key}`, sampling)]),
    );
  }
  if (def.element) return sampleList(schema, def.element, path, sampling);
  if (def.options) {
    const option = def.options[sampling.variant % def.options.length];
    return option && sampleOf(option, path, sampling);
  }
  if (def.valueType) {
    const key = sampleKey(def);
    return { [key]: sampleOf(def.valueType, `${path}.${key}`, sampling) };
  }
  if (def.entries) return Object.values(def.entries)[sampling.variant % Object.keys(def.entries).length];
  if (def.values) return def.values[0];
  if (def.innerType) {
    if (sampling.lean && mayBeLeftOut(schema)) return undefined;
    return sampleOf(def.innerType, path, sampling);
  }
  if (def.type === 'pipe' && holdsId(schema)) return sampleOf(inputOf(def), path, sampling);
  const name = path.slice(path.lastIndexOf('.') + 1);
  const text = sampling.texts?.[name];
  if (text !== undefined && schema.safeParse(text).success) return text;
  const scalar = scalarOf(schema, name);
  if (scalar !== undefined) return scalar;
  if (def.type === 'pipe') return sampleOf(inputOf(def), path, sampling);
  throw new Error(`no sample for ${path} (${def.type})`);
}

/** What is found out about a schema by trying is tried once: the crawls ask for tens of thousands of samples. */
function onceEach<T>(find: (schema: z.ZodType) => T): (schema: z.ZodType) => T {
  const found = new WeakMap<z.ZodType, { readonly value: T }>();
  return (schema) => {
    const known = found.get(schema) ?? { value: find(schema) };
    found.set(schema, known);
    return known.value;
  };
}

const mayBeLeftOut = onceEach((schema) => schema.safeParse(undefined).success);

const usualScalar = onceEach((schema) => firstTaken(schema, SCALARS));

/** The first scalar that a schema takes in a field of this name. */
function scalarOf(schema: z.ZodType, name: string): unknown {
  const later = LATER[name] && firstTaken(schema, LATER[name]);
  return later ?? usualScalar(schema);
}

function firstTaken(schema: z.ZodType, values: readonly unknown[]): unknown {
  return values.find((value) => schema.safeParse(value).success);
}

/** One entry; as many of it as the list wants where that is too few. */
function sampleList(schema: z.ZodType, element: z.ZodType, path: string, sampling: Sampling): unknown[] {
  const entry = sampleOf(element, `${path}.0`, sampling);
  for (let length = 1; length <= LONGEST_LIST; length++) {
    const list = Array.from({ length }, () => entry);
    if (schema.safeParse(list).success) return list;
  }
  return [entry];
}

/** A key that a record takes, such as a language. */
function sampleKey({ keyType }: Def): string {
  return ['sample', 'en'].find((key) => !keyType || keyType.safeParse(key).success) ?? 'sample';
}

function inputOf(def: Def): z.ZodType {
  const inner = def.in && defOf(def.in).type === 'transform' ? def.out : def.in;
  if (!inner) throw new Error('a pipe without an input');
  return inner;
}

const holdsId = onceEach((schema) => idSitesOf(schema, '').length > 0);

/** Every place of a schema where an id stands, through every option of every union. */
export function idSitesOf(schema: z.ZodType, path: string): IdSite[] {
  const kind = refKindOf(schema);
  if (kind) return [{ path, kind }];
  const def = defOf(schema);
  if (def.type === 'string' && (def.format === 'uuid' || def.format === 'guid'))
    return [{ path, kind: null }];
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([key, field]) => idSitesOf(field, `${path}.${key}`)),
    ...(def.options ?? []).flatMap((option) => idSitesOf(option, path)),
    ...(def.element ? idSitesOf(def.element, `${path}.0`) : []),
    ...(def.valueType ? idSitesOf(def.valueType, `${path}.${sampleKey(def)}`) : []),
    ...[def.innerType, def.in, def.out].flatMap((inner) => (inner ? idSitesOf(inner, path) : [])),
  ];
}

/** The most options that any union of the schema has: so many samples show all of them. */
export const variantsOf = onceEach((schema): number => {
  const def = defOf(schema);
  const inner = [
    ...Object.values(def.shape ?? {}),
    ...(def.options ?? []),
    ...[def.element, def.innerType, def.valueType, def.in, def.out].filter((one) => one !== undefined),
  ];
  return Math.max(1, def.options?.length ?? 1, ...inner.map((part) => variantsOf(part)));
});

/** A whole request for a route, with ids as `pick` says. */
export function sampleInput(route: AnyRoute, sampling: Sampling): SampleInput {
  return {
    params: sampleOf(route.params, 'params', sampling) as Record<string, string>,
    query: sampleOf(route.query, 'query', sampling) as Record<string, unknown>,
    body: sampleOf(route.body, 'body', sampling),
  };
}

/** The places of ids in a whole request. */
export function idSites(route: AnyRoute): IdSite[] {
  return [
    ...idSitesOf(route.params, 'params'),
    ...idSitesOf(route.query, 'query'),
    ...idSitesOf(route.body, 'body'),
  ];
}
