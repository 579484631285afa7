import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longest, seconds on two quiet cores while others run beside them. Started first, so that at the end no worker stands idle
 * while another has a long file before it. What is not named here takes less.
 */
const SECONDS: Readonly<Record<string, number>> = {
  'e2e/games-by-hand/by-touch.spec.ts': 131,
  'e2e/served/platform.spec.ts': 123,
  'e2e/super-admin-builds-a-simulation.spec.ts': 118,
  'e2e/served/states.spec.ts': 114,
  'e2e/games-by-hand/by-keys.spec.ts': 110,
  'e2e/company-hires.spec.ts': 102,
  'e2e/builds-are-tried-out.spec.ts': 100,
  'e2e/author-brings-a-game.spec.ts': 99,
  'e2e/served/company.spec.ts': 92,
  'e2e/served/seekers.spec.ts': 74,
  'e2e/hostile-builds.spec.ts': 62,
  'e2e/candidate-loses-the-line.spec.ts': 60,
  'e2e/builds-take-bad-input.spec.ts': 55,
  'e2e/recruiter-decides.spec.ts': 54,
  'e2e/served/colleagues.spec.ts': 44,
  'e2e/builds-load-in-a-browser.spec.ts': 42,
  'e2e/uploaded-game-plays.spec.ts': 39,
  'e2e/second-plays.spec.ts': 38,
  'e2e/game-harness.spec.ts': 32,
  'e2e/builder-keeps-up.spec.ts': 31,
  'e2e/pages-are-drawn-first.spec.ts': 27,
  'e2e/titles-name-their-subject.spec.ts': 25,
  'e2e/people-come-in.spec.ts': 24,
  'apps/server/src/platform/testing/isolation/isolation.test.ts': 105,
  'apps/server/src/platform/testing/isolation/fuzz.test.ts': 52,
  'apps/server/src/features/builds/uploads/killed-server.test.ts': 47,
  'apps/server/src/features/self-identification/self-identification.test.ts': 30,
  'apps/server/src/platform/database/open-database.test.ts': 28,
  'apps/server/src/features/builds/scan/samples.test.ts': 24,
  'apps/server/src/platform/testing/two-servers.test.ts': 21,
  'apps/server/src/features/demo/demo-plays.test.ts': 18,
  'apps/server/src/features/backups/backups.test.ts': 18,
  'apps/server/src/features/builds/archive/hostile-archives.test.ts': 17,
  'apps/server/src/features/plays/evidence/adversaries.test.ts': 15,
  'apps/server/src/features/plays/accommodations-unseen.test.ts': 15,
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
