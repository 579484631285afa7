import { describe, expect, it } from 'vitest';
import { withoutSchemas } from './schemaless-contract.ts';

describe('withoutSchemas', () => {
  it('keeps of a route what a browser needs to call it', () => {
    const source = `import { z } from 'zod';
/** One. */
export const readOne = defineRoute({
  method: 'GET',
  path: '/one/:id',
  feature: 'ones',
  summary: 'One.',
  access: 'one.read',
  response: z.object({ id: z.string() }),
  upload: { field: 'cv', max_bytes: MOST },
  errors: ['not_found'],
});
`;
    expect(withoutSchemas('ones.ts', source)).toBe(`import { z } from 'zod';
/** One. */
export const readOne = { method: 'GET', path: '/one/:id', feature: 'ones', upload: { field: 'cv', max_bytes: MOST } };
`);
  });

  it('takes no route whose method could stand elsewhere', () => {
    const source =
      "const base = { method: 'POST' };\nexport const one = defineRoute({ ...base, path: '/one' });\n";
    expect(() => withoutSchemas('ones.ts', source)).toThrow('ones.ts: a route');
  });

  it('marks everything else that is computed, so that it is left out where nobody uses it', () => {
    const source = 'const inner = z.string();\nexport const MOST = 40;\nexport type A = string;\n';
    expect(withoutSchemas('ones.ts', source)).toBe(
      'const inner = /* @__PURE__ */ (() => (z.string()))();\nexport const MOST = 40;\nexport type A = string;\n',
    );
  });
});
