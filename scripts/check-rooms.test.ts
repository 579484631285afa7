import { describe, expect, it } from 'vitest';
import { shapeBreaches } from './action-shape.mjs';
import { breaches } from './check-rooms.mjs';
import { graphBreaches } from './feature-graph.mjs';
import { importsOf } from './imports.mjs';
import { formsNoLongerApart, ownFormBreaches } from './own-forms.mjs';
import { ownPartBreaches } from './own-parts.mjs';

const planted = (path: string, text: string) => breaches([{ path, text }]);

describe('rules between rooms', () => {
  it('finds every way to import', () => {
    const text =
      "import a from 'a';\nimport type { B } from './b.ts';\nimport 'c';\nexport { d } from 'd';\nawait import('e');\nimport {\n  f,\n} from 'f';";
    expect(importsOf(text)).toEqual(['a', './b.ts', 'c', 'd', 'e', 'f']);
  });

  it.each([
    ['apps/server/src/platform/mail.ts', "import { x } from '../features/auth/public.ts';"],
    ['apps/server/src/features/auth/log-in.ts', "import { x } from '../../app.ts';"],
    ['apps/server/src/features/auth/log-in.ts', "import pg from 'pg';"],
    ['apps/server/src/features/auth/log-in.ts', "db.selectFrom('users')"],
    ['apps/server/src/features/auth/log-in.ts', 'sql<number>`select 1`'],
    ['apps/web/src/ui/button.tsx', "import { x } from '../features/auth/auth.api.ts';"],
    ['apps/web/src/platform/api.ts', "import { x } from '../ui/x.tsx';"],
    ['packages/domain/src/score-cards/bands.ts', "import { z } from 'zod';"],
    ['packages/games/src/team-days/core.ts', "import { x } from '../cargo-drone/core.ts';"],
    ['packages/game-sdk/src/sdk.ts', "import { x } from '@tryout/domain/statistics/random';"],
    ['apps/web/src/ui/utils.ts', ''],
  ])('refuses in %s: %s', (path, text) => {
    expect(planted(path, text)).toHaveLength(1);
  });

  it.each([
    ['apps/server/src/features/auth/auth.queries.ts', "db.selectFrom('users')"],
    ['apps/server/src/platform/database/pool.ts', "import pg from 'pg';"],
    ['apps/web/src/features/auth/pages/log-in.tsx', "import { x } from '../../../ui/x.tsx';"],
    ['packages/domain/src/score-cards/bands.ts', "import { round } from './rounding.ts';"],
  ])('allows in %s: %s', (path, text) => {
    expect(planted(path, text)).toEqual([]);
  });
});

describe('the kit', () => {
  const at = (path: string, text: string) => ownPartBreaches([{ path, text }]);
  it.each([
    '<div role="combobox">',
    'createPortal(panel, document.body)',
    '<p contentEditable />',
    '<dialog ref={ref}>',
  ])('refuses a new part written by hand: %s', (text) => {
    expect(at('apps/web/src/features/positions/components/picker.tsx', text)).toHaveLength(1);
  });

  it('allows those that were there, Mantine’s, and what is no page', () => {
    expect([
      ...at('apps/web/src/ui/dialogs/popup.tsx', 'createPortal(panel, document.body)'),
      ...at('apps/web/src/features/positions/components/picker.tsx', '<Combobox store={store}>'),
      ...at('packages/games/src/odd/view.tsx', '<div role="grid">'),
    ]).toEqual([]);
  });
});

describe('the graph of features', () => {
  const graph = {
    server: { features: { plays: ['cards'], cards: [] as string[] }, queries_let_out: [] as string[] },
    web: { features: { plays: [] }, queries_let_out: [] },
  };
  const sound = {
    'apps/server/src/features/plays/end.ts': "import { draw } from '../cards/public.ts';",
    'apps/server/src/features/cards/public.ts': "export { draw } from './draw.ts';",
    'apps/server/src/features/cards/draw.ts': '',
    'apps/web/src/features/plays/public.tsx': '',
  };
  const judged = (changed: Record<string, string>, by = graph) =>
    graphBreaches(
      Object.entries({ ...sound, ...changed }).map(([path, text]) => ({ path, text })),
      by,
    );

  it('is content with what is written down', () => {
    expect(judged({})).toEqual([]);
  });

  it.each([
    [
      'a use that is not written down',
      'apps/server/src/features/cards/draw.ts',
      "import type { X } from '../plays/public.ts';",
    ],
    [
      'another way in than the door',
      'apps/server/src/features/plays/too.ts',
      "import type { X } from '../cards/draw.ts';",
    ],
    ['a use that is no more', 'apps/server/src/features/plays/end.ts', ''],
    ['a feature that is not written down', 'apps/web/src/features/more/public.tsx', ''],
    [
      'a query that a door lets out',
      'apps/server/src/features/cards/public.ts',
      "export { type A, b } from './cards.queries.ts';",
    ],
    [
      'a start that reaches into a feature',
      'apps/server/src/main.ts',
      "import { draw } from './features/cards/draw.ts';",
    ],
    [
      'a door that is too wide',
      'apps/server/src/features/cards/public.ts',
      `export { ${Array.from({ length: 28 }, (_, i) => `n${i}`).join(', ')} } from './draw.ts';`,
    ],
    [
      'files that know each other by their types',
      'apps/server/src/features/cards/draw.ts',
      "import type { X } from './draw.ts';",
    ],
  ])('refuses %s', (_what, path, text) => {
    expect(judged({ [path]: text })).toHaveLength(1);
  });

  it('refuses a circle that is written down, and an excuse that is over', () => {
    const round = { ...graph.server, features: { plays: ['cards'], cards: ['plays'] } };
    const uses = { 'apps/server/src/features/cards/draw.ts': "import type { X } from '../plays/public.ts';" };
    expect(judged(uses, { ...graph, server: round })).toEqual([
      'server: features use each other in a circle: plays → cards → plays',
    ]);
    const excused = { ...graph.server, queries_let_out: ['cards: gone'] };
    expect(judged({}, { ...graph, server: excused })).toHaveLength(1);
  });
});

describe('the shape of actions', () => {
  const ACTION = 'apps/server/src/features/cards/draw.ts';
  const ROUTES = 'apps/server/src/features/cards/cards.routes.ts';
  const judged = (path: string, text: string) => shapeBreaches([{ path, text }]);

  it.each([
    ['an act and what is asked', ACTION, 'export async function draw({ db, services }: Act, id: string) {}'],
    [
      'an act with more',
      ACTION,
      'interface Drawing extends Act {\n  readonly db: Db;\n  readonly services: Services;\n}',
    ],
    ['a query beside an action', ACTION, 'function one(db: Db) {}\nfunction two(services: Services) {}'],
    [
      'a handler that names an action',
      ROUTES,
      'handle(route, async (call) => ({ data: await draw(signedAct(call)) }))',
    ],
  ])('may be %s', (_what, path, text) => {
    expect(judged(path, text)).toEqual([]);
  });

  it.each([
    ['the call of a route', ACTION, 'export async function draw(call: Call<typeof drawRoute>) {}'],
    [
      'a database handle and services',
      ACTION,
      "export function draw(\n  db: Db,\n  services: Pick<Services, 'now'>,\n) {}",
    ],
    [
      'both in one that has no name',
      ACTION,
      'function draw({ db, services }: { db: Db; services: Services }, id: string) {}',
    ],
    [
      'both under a name of its own',
      ACTION,
      'interface Drawing {\n  readonly db: Db;\n  readonly services: Services;\n}',
    ],
    ['a decision in a route', ROUTES, 'if (!found) throw notFound();'],
    ['a line of the log in a route', ROUTES, "await audit(call, { event_type: 'action' });"],
  ])('is never %s', (_what, path, text) => {
    expect(judged(path, text)).toHaveLength(1);
  });
});

describe('forms', () => {
  const at = (path: string, text: string) => ownFormBreaches([{ path, text }]);
  const DIALOG = 'apps/web/src/features/positions/components/some-dialog.tsx';
  it.each([
    'const errors = formErrors(save.error);',
    '<form noValidate>',
    '<FormDialog onSubmit={() => save.mutate({ name })}>',
  ])('refuses one that holds itself: %s', (text) => {
    expect(at(DIALOG, text)).toHaveLength(1);
  });

  it('takes one that is held, and those that stay apart', () => {
    const held = 'const form = useForm(addTalent, {});\n<FormDialog form={form} onSubmit={send}>';
    expect(at(DIALOG, held)).toEqual([]);
    expect(at('apps/web/src/ui/forms/form-body.tsx', '<form>')).toEqual([]);
    expect(at('apps/web/src/features/previews/components/series-form.tsx', '<form onSubmit={run}>')).toEqual(
      [],
    );
  });

  it('says which of those apart are so no longer', () => {
    expect(formsNoLongerApart([])).toContain(
      'scripts/own-forms.mjs names features/previews/components/series-form.tsx, which has no form of its own (any more).',
    );
  });
});
