const IMPORT = /^import [^;]*? from ['"]\.\/([\w-]+)(?:\.d)?\.ts['"];\n/gm;

/**
 * One file of types from the declarations of several modules: those that `entry` needs, each once and before whoever
 * uses it. Types stay visible; a value is exported by `entry` alone, as in the script beside it.
 */
export function joinDeclarations(declarations: ReadonlyMap<string, string>, entry: string): string {
  const parts: string[] = [];
  const seen = new Set<string>();
  function add(name: string): void {
    if (seen.has(name)) return;
    seen.add(name);
    const text = declarations.get(name);
    if (text === undefined) throw new Error(`There are no declarations of ${name}.`);
    for (const [, imported] of text.matchAll(IMPORT)) add(imported as string);
    const body = text.replace(IMPORT, '').replace(/^export \{\};\n/m, '');
    parts.push(
      name === entry ? body : body.replace(/^export declare (?=const|function|class)/gm, 'declare '),
    );
  }
  add(entry);
  // Without it, everything in a file of types counts as exported.
  return `${parts.join('')}export {};\n`;
}
