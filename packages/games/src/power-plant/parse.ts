import {
  exactFields,
  inputMethod,
  malformed,
  millisecondsOrNull,
  oneOf,
  type RawFields,
  wholeNumber,
} from '../input-fields.ts';
import { MOST_PRESSES, type PowerPlantInput } from './core.ts';

const ACTIONS = ['choose', 'order', 'leave', 'overdue'] as const;
const DEMANDS = ['easy', 'hard'] as const;
/** Longest time an untimed step may state, ms: an hour. */
const LONGEST_RT_MS = 3_600_000;
/** Most dials any task can be set to. */
const MOST_DIALS = 7;

const FIELDS: Readonly<Record<(typeof ACTIONS)[number], readonly string[]>> = {
  choose: ['demand', 'rt_ms', 'method'],
  order: ['form', 'order', 'presses', 'rt_ms', 'method'],
  leave: ['form', 'method'],
  overdue: ['form'],
};

function responseTime(fields: RawFields): number {
  return millisecondsOrNull(fields, 'rt_ms', LONGEST_RT_MS) ?? malformed('rt_ms must be a number');
}

function dialOrder(fields: RawFields): readonly number[] {
  const { order } = fields;
  if (!Array.isArray(order) || order.length === 0 || order.length > MOST_DIALS) {
    malformed(`order must be a list of 1 to ${MOST_DIALS} dials`);
  }
  const isDial = (each: unknown) => Number.isInteger(each) && Number(each) >= 0 && Number(each) < MOST_DIALS;
  if (!order.every(isDial)) malformed('order must hold indices of dials');
  if (new Set(order).size !== order.length) malformed('order must name each dial once');
  return order as number[];
}

/** Reads one input. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): PowerPlantInput {
  if (typeof raw !== 'object' || raw === null) malformed('input must be an object');
  const action = oneOf(raw as RawFields, 'action', ACTIONS);
  const fields = exactFields(raw, ['i', 'action', ...FIELDS[action]]);
  const i = wholeNumber(fields, 'i', 0, 10_000);
  if (action === 'choose') {
    const demand = oneOf(fields, 'demand', DEMANDS);
    return { i, action, demand, rt_ms: responseTime(fields), method: inputMethod(fields) };
  }
  const form = wholeNumber(fields, 'form', 0, 10_000);
  if (action === 'overdue') return { i, action, form };
  if (action === 'leave') return { i, action, form, method: inputMethod(fields) };
  return {
    i,
    action,
    form,
    order: dialOrder(fields),
    presses: wholeNumber(fields, 'presses', 1, MOST_PRESSES),
    rt_ms: responseTime(fields),
    method: inputMethod(fields),
  };
}
