import { describe, expect, it } from 'vitest';
import { breaches, importsOf } from './check-rooms.mjs';

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
    ['apps/server/src/features/auth/log-in.ts', "import { x } from '../plays/plays.queries.ts';"],
    ['apps/server/src/features/auth/log-in.ts', "import pg from 'pg';"],
    ['apps/server/src/features/auth/log-in.ts', "db.selectFrom('users')"],
    ['apps/server/src/features/auth/log-in.ts', 'sql<number>`select 1`'],
    ['apps/web/src/ui/button.tsx', "import { x } from '../features/auth/auth.api.ts';"],
    ['apps/web/src/features/auth/pages/log-in.tsx', "import { x } from '../../plays/components/x.tsx';"],
    ['apps/web/src/platform/api.ts', "import { x } from '../ui/x.tsx';"],
    ['packages/domain/src/score-cards/bands.ts', "import { z } from 'zod';"],
    ['packages/games/src/team-days/core.ts', "import { x } from '../cargo-drone/core.ts';"],
    ['packages/game-sdk/src/sdk.ts', "import { x } from '@tryout/domain/statistics/random';"],
    ['apps/web/src/ui/utils.ts', ''],
  ])('refuses in %s: %s', (path, text) => {
    expect(planted(path, text)).toHaveLength(1);
  });

  it.each([
    ['apps/server/src/features/auth/log-in.ts', "import { x } from '../plays/public.ts';"],
    ['apps/server/src/features/auth/auth.queries.ts', "db.selectFrom('users')"],
    ['apps/server/src/platform/database/pool.ts', "import pg from 'pg';"],
    ['apps/web/src/features/auth/pages/log-in.tsx', "import { x } from '../../../ui/x.tsx';"],
    ['packages/domain/src/score-cards/bands.ts', "import { round } from './rounding.ts';"],
  ])('allows in %s: %s', (path, text) => {
    expect(planted(path, text)).toEqual([]);
  });
});
