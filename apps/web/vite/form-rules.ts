import { type ESTree, type Plugin, parseSync } from 'vite';
import type { FieldRule, FieldRules } from '../src/ui/forms/field-rules.ts';
import { edited } from './source-edits.ts';

/** The parts of a zod schema that are asked here; the contract's own copy of zod is what made it. */
interface Schema {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly message: string; readonly path: unknown[] }[] };
  };
}

const WRITTEN = /\buseForm\(\s*\w/;
/** Longer than what any field of one line or many takes. */
const TOO_LONG = 'a'.repeat(200_001);

/**
 * Gives every `useForm(route, …)` what the schema of the route's body asks of its texts (needed, so long, an address),
 * so that a form says what is wrong as soon as a field is left. The schemas themselves stay on the server.
 */
export function formRules(): Plugin {
  return {
    name: 'form-rules',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/apps\/web\/src\/.*\.tsx?$/.test(id) || !WRITTEN.test(code)) return null;
      return { code: await withRules(id, code), map: null };
    },
  };
}

/** The module with the rules as a third argument of each `useForm`. */
export async function withRules(
  id: string,
  code: string,
  load: (source: string) => Promise<Readonly<Record<string, unknown>>> = (source) => import(source),
): Promise<string> {
  const { body } = parseSync(id, code).program;
  const sources = new Map(
    body
      .filter((statement) => statement.type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) =>
        specifiers
          .filter((each) => each.type === 'ImportSpecifier')
          .map((each) => [each.local.name, source.value] as const),
      ),
  );
  const edits = await Promise.all(
    callsIn(body).map(async (call) => {
      const [route, options] = call.arguments;
      const source = route?.type === 'Identifier' ? sources.get(route.name) : undefined;
      if (!source?.startsWith('@tryout/contract/') || route?.type !== 'Identifier' || !options)
        throw new Error(`${id}: useForm takes a route imported from the contract`);
      const found = (await load(source))[route.name] as { readonly body: Schema };
      const text = `, ${JSON.stringify(rulesOf(found.body))}`;
      return { start: options.end, end: options.end, text };
    }),
  );
  return edited(code, edits);
}

function callsIn(node: unknown): ESTree.CallExpression[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(callsIn);
  const call = node as ESTree.CallExpression;
  const isForm =
    call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'useForm';
  return isForm ? [call, ...inner] : inner;
}

/** What a body's schema asks of its texts. A field that may be left out or null is not needed. */
export function rulesOf(body: Schema): FieldRules {
  return Object.fromEntries(
    Object.entries(body.shape ?? {}).flatMap(([name, schema]) => {
      const rule = ruleOf(schema);
      return Object.keys(rule).length === 0 ? [] : [[name, rule]];
    }),
  );
}

function ruleOf(schema: Schema): FieldRule {
  const isTaken = (value: unknown) => schema.safeParse(value).success;
  const said = (value: unknown) =>
    (schema.safeParse(value).error?.issues ?? []).filter(({ path }) => path.length === 0).map(({ message }) => message);
  const most = numberIn(said(TOO_LONG), 'must be at most # characters');
  const least = numberIn(said('a'), 'must be at least # characters');
  return {
    ...(isTaken('') || isTaken(null) || isTaken(undefined) ? {} : { required: true as const }),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...(said('a').includes('must be an email address') ? { kind: 'email' as const } : {}),
  };
}

function numberIn(messages: readonly string[], pattern: string): number | undefined {
  const [before = '', after = ''] = pattern.split('#');
  const found = messages.find((message) => message.startsWith(before) && message.endsWith(after));
  const number = Number(found?.slice(before.length, -after.length));
  return Number.isInteger(number) ? number : undefined;
}
