import type { PolicyLine } from './archive-outcome.ts';
import { workAsChild } from './child-side.ts';
import { policyLines } from './policy-lines.ts';
import type { PolicyTask } from './policy-scan.ts';

await workAsChild<PolicyTask, readonly PolicyLine[]>(policyLines);
