import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longest, seconds on two quiet cores. Started first, so that at the end no worker stands idle
 * while another has a long file before it. What is not named here takes less.
 */
const SECONDS: Readonly<Record<string, number>> = {
  'e2e/author-brings-a-game.spec.ts': 48,
  'e2e/games-by-hand/by-touch.spec.ts': 95,
  'e2e/company-hires.spec.ts': 55,
  'e2e/games-by-hand/by-keys.spec.ts': 72,
  'e2e/served/states.spec.ts': 90,
  'e2e/super-admin-builds-a-simulation.spec.ts': 60,
  'e2e/builds-are-tried-out.spec.ts': 45,
  'e2e/served/company.spec.ts': 38,
  'e2e/hostile-builds.spec.ts': 56,
  'e2e/served/platform.spec.ts': 54,
  'e2e/candidate-loses-the-line.spec.ts': 45,
  'e2e/builds-take-bad-input.spec.ts': 44,
  'apps/server/src/platform/database/broken-connections.test.ts': 68,
  'apps/server/src/platform/database/open-database.test.ts': 20,
  'apps/server/src/features/builds/uploads/killed-server.test.ts': 35,
  'apps/server/src/platform/testing/isolation/isolation.test.ts': 30,
};

const secondsOf = ({ moduleId }: TestSpecification): number =>
  Object.entries(SECONDS).find(([file]) => moduleId.endsWith(file))?.[1] ?? 0;

/** The longest first; the others in an order that the seed of the run decides, so that none comes to rely on another. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const placed = files.map((file) => ({
      file,
      seconds: secondsOf(file),
      place: createHash('sha256').update(`${seed} ${file.moduleId}`).digest('hex'),
    }));
    placed.sort((one, other) => other.seconds - one.seconds || (one.place < other.place ? -1 : 1));
    return placed.map(({ file }) => file);
  }
}
