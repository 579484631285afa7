import { ACCOUNTING_AND_FINANCE } from './simulations/accounting-and-finance.ts';
import { APPRENTICES } from './simulations/apprentices.ts';
import { CUSTOMER_SERVICE } from './simulations/customer-service.ts';
import { FIRST_DAY_AT_THE_HARBOUR, NINETY_SECONDS_AT_THE_HARBOUR } from './simulations/harbour.ts';
import { MANAGEMENT } from './simulations/management.ts';
import { NURSING_AND_CARE } from './simulations/nursing-and-care.ts';
import { SALES } from './simulations/sales.ts';
import type { SimulationSeed } from './simulations/seeds.ts';
import { SOFTWARE } from './simulations/software.ts';
import { WAREHOUSE_AND_LOGISTICS } from './simulations/warehouse-and-logistics.ts';

/** Ready simulations by job family, each at most 25 minutes with practice. */
export const JOB_FAMILIES: readonly SimulationSeed[] = [
  SOFTWARE,
  NURSING_AND_CARE,
  WAREHOUSE_AND_LOGISTICS,
  SALES,
  CUSTOMER_SERVICE,
  ACCOUNTING_AND_FINANCE,
  MANAGEMENT,
  APPRENTICES,
];

/** The platform's library as it comes. */
export const SIMULATIONS: readonly SimulationSeed[] = [
  FIRST_DAY_AT_THE_HARBOUR,
  NINETY_SECONDS_AT_THE_HARBOUR,
  ...JOB_FAMILIES,
];
