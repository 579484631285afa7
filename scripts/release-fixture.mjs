// node scripts/release-fixture.mjs: writes the backup that the upgrade test walks up, apps/server/releases/<version>.zip.
// Made once, of the version that is about to be released: the demo, an uploaded game and a correction.
import { runNode } from './runtime.mjs';

process.exitCode = await runNode(['--disable-warning=ExperimentalWarning', 'e2e/setup/make-release.ts']);
