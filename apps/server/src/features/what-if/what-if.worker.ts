import { parentPort, workerData } from 'node:worker_threads';
import { startWhatIf } from '@tryout/domain/what-if/what-if';
import type { WhatIfTask } from './run-what-if.ts';

// Answers one what-if in a thread of its own: the server answers others meanwhile.
const { people, given, tried } = workerData as WhatIfTask;
const { figures, template } = startWhatIf(people, given)(tried);
parentPort?.postMessage({ figures, template });
