import { type ESTree, type Plugin, parseSync } from 'vite';
import type { FieldRule, FieldRules } from '../src/ui/forms/field-rules.ts';
import { edited } from './source-edits.ts';

/** The parts of a zod schema that are asked here; the contract's own copy of zod is what made it. */
interface Schema {
  readonly shape?: Readonly<Record<string, Schema>>;
  /** Of a union its schemas, of a list of words the words. */
  readonly options?: readonly unknown[];
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly message: string; readonly path: unknown[] }[] };
  };
}

const WRITTEN = /\buseForm\(\s*[\w[]/;
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
          .map(
            ({ local, imported }) =>
              [
                local.name,
                { source: source.value, name: imported.type === 'Identifier' ? imported.name : '' },
              ] as const,
          ),
      ),
  );
  /** Of `route`, or of `routes.create`: what is imported from the contract. */
  const rulesAt = async (route: unknown): Promise<FieldRules> => {
    const path = pathOf(route);
    const from = sources.get(path[0] ?? '');
    if (!from?.source.startsWith('@tryout/contract/'))
      throw new Error(`${id}: useForm takes a route imported from the contract`);
    const { [from.name]: found } = await load(from.source);
    const { body } = path.slice(1).reduce((at, name) => (at as Record<string, unknown>)[name], found) as {
      readonly body: Schema;
    };
    return rulesOf(body);
  };
  const edits = await Promise.all(
    callsIn(body).map(async (call) => {
      const [routes, options] = call.arguments;
      if (!options) throw new Error(`${id}: useForm takes a route and options`);
      const wanted = routes?.type === 'ArrayExpression' ? routes.elements : [routes];
      const rules = await Promise.all(wanted.map((route) => rulesAt(route)));
      const text = `, ${JSON.stringify(Object.assign({}, ...rules))}`;
      return { start: options.end, end: options.end, text };
    }),
  );
  return edited(code, edits);
}

function pathOf(node: unknown): readonly string[] {
  const expression = node as ESTree.Expression | undefined;
  if (expression?.type === 'Identifier') return [expression.name];
  if (expression?.type === 'MemberExpression' && expression.property.type === 'Identifier')
    return [...pathOf(expression.object), expression.property.name];
  return [];
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
    fieldsOf(body).flatMap(([name, schema]) => {
      const rule = ruleOf(schema);
      return Object.keys(rule).length === 0 ? [] : [[name, rule]];
    }),
  );
}

/** Of a body of several kinds the fields of each; which are needed, the form asks of those that are on the page. */
const fieldsOf = (body: Schema): [string, Schema][] => [
  ...(body.options ?? []).filter(isSchema).flatMap(fieldsOf),
  ...Object.entries(body.shape ?? {}),
];

const isSchema = (option: unknown): option is Schema =>
  typeof option === 'object' && option !== null && 'safeParse' in option;

function ruleOf(schema: Schema): FieldRule {
  const isTaken = (value: unknown) => schema.safeParse(value).success;
  const said = (value: unknown) =>
    (schema.safeParse(value).error?.issues ?? [])
      .filter(({ path }) => path.length === 0)
      .map(({ message }) => message);
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
