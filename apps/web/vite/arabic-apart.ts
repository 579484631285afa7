import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { type Edit, edited } from './source-edits.ts';

const MESSAGES = /\/[\w-]+\.messages\.ts$/;
const ARABIC = '?arabic';

/**
 * Splits every `<feature>.messages.ts` of a build in two: English stays, Arabic becomes a file of its own that is
 * fetched when somebody reads Arabic (platform/i18n/arabic-words.ts). See docs/decisions/0019-arabic-apart.md.
 */
export function arabicApart(): Plugin {
  return {
    name: 'arabic-apart',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!id.endsWith(ARABIC)) return null;
      const file = id.slice(0, -ARABIC.length);
      return { code: onlyArabic(file, await readFile(file, 'utf8')), moduleType: 'ts' };
    },
    transform: (code, id) => (MESSAGES.test(id) ? { code: withoutArabic(id, code), map: null } : null),
  };
}

/** The module with a function that fetches the Arabic words in their place. */
export function withoutArabic(id: string, code: string): string {
  const edits = cataloguesIn(id, code).map(({ name, arabic }): Edit => {
    const words = `() => import('./${basename(id)}${ARABIC}').then((module) => module.${name}.ar)`;
    return { ...arabic, text: words };
  });
  return edited(code, edits);
}

/** The module with nothing but its Arabic words; those it takes from other catalogues come from their Arabic half. */
export function onlyArabic(id: string, code: string): string {
  const { body } = parseSync(id, code).program;
  const imports = body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .filter(({ source }) => source.value.endsWith('.messages.ts'))
    .map(({ source }): Edit => ({ ...source, text: `'${source.value}${ARABIC}'` }));
  const catalogues = cataloguesIn(id, code).map(
    ({ call, arabic }): Edit => ({ ...call, text: `{ ar: ${code.slice(arabic.start, arabic.end)} }` }),
  );
  return edited(code, [...imports, ...catalogues]);
}

interface FoundCatalogue {
  readonly name: string;
  readonly call: ESTree.Span;
  readonly arabic: ESTree.Span;
}

/** The `export const <name> = defineCatalogue({ en, ar })` of a module. Another form would lose words: it stops the build. */
function cataloguesIn(id: string, code: string): FoundCatalogue[] {
  const found = parseSync(id, code)
    .program.body.filter((statement) => statement.type === 'ExportNamedDeclaration')
    .map(({ declaration }) => declaration)
    .filter((declaration) => declaration?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ id: name, init }): FoundCatalogue[] => {
      const arabic = init && arabicIn(init);
      return arabic && name.type === 'Identifier' ? [{ name: name.name, call: init, arabic }] : [];
    });
  if (found.length === 0) throw new Error(`${id} exports no defineCatalogue({ en, ar })`);
  return found;
}

function arabicIn(init: ESTree.Expression): ESTree.Span | null {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return null;
  const [argument] = init.arguments;
  if (init.callee.name !== 'defineCatalogue' || argument?.type !== 'ObjectExpression') return null;
  const arabic = argument.properties.find(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'ar',
  );
  return arabic?.type === 'Property' ? arabic.value : null;
}
