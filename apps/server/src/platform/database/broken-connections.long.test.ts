import { randomFrom } from '@tryout/domain/statistics/random';
import { inject } from 'vitest';
import { BREAKS, type Break } from '../testing/break-database.ts';
import { describeBrokenDatabase } from '../testing/broken-database.ts';

const random = randomFrom(`breaks ${inject('soakSeed')}`);
const series = Array.from({ length: 40 }, () => BREAKS[random.int(BREAKS.length)] as Break);
describeBrokenDatabase(series);
