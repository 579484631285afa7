import { describeStorms } from './storms.ts';

// A share of what the long test does with 2,000.
describeStorms(12);
