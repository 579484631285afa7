import { describeStorms } from './storms.ts';

describeStorms(2000);
