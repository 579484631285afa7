import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { type Edit, edited } from './source-edits.ts';

const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));
const STAND_IN = fileURLToPath(new URL('../src/platform/api/schema-stand-in.ts', import.meta.url));

/** What a browser needs to know of a route. */
const KEPT = new Set(['method', 'path', 'feature', 'upload']);

/**
 * The browser takes method and path from the contract's routes, and their types at compile time; the schemas run
 * on the server. Leaving zod out of the contract's modules saves about 25 kB on every first load; leaving out the
 * schemas themselves, as the build does, another 8.
 */
export function schemalessContract(): Plugin[] {
  return [
    {
      name: 'schemaless-contract',
      enforce: 'pre',
      resolveId: (source, importer) => (source === 'zod' && importer?.startsWith(CONTRACT) ? STAND_IN : null),
    },
    {
      name: 'routes-without-schemas',
      enforce: 'pre',
      apply: 'build',
      transform: (code, id) =>
        id.startsWith(CONTRACT)
          ? { code: withoutSchemas(id, code), map: null, moduleSideEffects: false }
          : null,
    },
  ];
}

/** The module with its routes cut down to what a browser needs; schemas nobody asks for fall out of the build. */
export function withoutSchemas(id: string, code: string): string {
  const edits = parseSync(id, code)
    .program.body.map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ init }): Edit[] => {
      if (!init || isLiteral(init)) return [];
      const route = routeIn(init);
      if (!route) {
        // Only a call marked as pure is left out when its result is not used.
        return [{ ...init, text: `/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()` }];
      }
      const kept = route.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && KEPT.has(property.key.name)
          ? [{ name: property.key.name, text: code.slice(property.start, property.end) }]
          : [],
      );
      // What stands elsewhere is not seen here, and would be missing in the browser.
      if (!['method', 'path'].every((needed) => kept.some(({ name }) => name === needed)))
        throw new Error(`${id}: a route that is exported by itself says its method and path itself.`);
      return [{ ...init, text: `{ ${kept.map(({ text }) => text).join(', ')} }` }];
    });
  return edited(code, edits);
}

const isLiteral = ({ type }: ESTree.Expression): boolean => type === 'Literal';

function routeIn(init: ESTree.Expression): ESTree.ObjectExpression | null {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return null;
  const [argument] = init.arguments;
  return init.callee.name === 'defineRoute' && argument?.type === 'ObjectExpression' ? argument : null;
}
