import { failingTests } from '@tryout/domain/formulas/formula-validation';
import { type Norm, normOf, normTests, withNorm } from '@tryout/domain/norms/norm-formula';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import type { FormSettings, MeasuredForm, MeasureFacts } from '@tryout/domain/score-cards/reliability';
import { round6 } from '@tryout/domain/statistics/decimal';
import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { normsSay } from './norms.messages.ts';
import {
  activeFormulas,
  insertNormVersion,
  type NormRow,
  replaceFormula,
  versionsOf,
} from './norms.queries.ts';

/** What a new version of a norm holds. */
export type NextNorm = Pick<
  NormRow,
  'n' | 'mean' | 'sd' | 'reliability' | 'percentiles' | 'source' | 'provisional'
>;

/** What became of a norm: its new version, and how many formulas count with it now. */
export interface PutNorm {
  readonly norm_id: string;
  readonly version: number;
  readonly formulas: number;
}

function replacedMeanwhile(): Refusal {
  return new Refusal('conflict', normsSay('norms.replaced_meanwhile'));
}

/**
 * What a formula says of its measure, with another norm and reliability for one form; undefined where it tells nothing
 * by form. Own agreement over time is never put in the place of another kind of reliability.
 */
function reliabilityInForm(
  facts: MeasureFacts | null,
  form: FormSettings,
  norm: Norm,
  reliability: number | null,
): MeasureFacts | null | undefined {
  const { trials, ...settings } = form;
  const own = facts !== null && 'r' in facts && facts.kind === 'retest' && reliability !== null;
  if (trials === undefined) return own ? { ...facts, r: reliability } : facts;
  if (facts === null || !('r' in facts) || typeof trials !== 'number') return undefined;
  const r = own ? { r: reliability } : {};
  const forms = facts.forms ?? [];
  const isIt = (one: MeasuredForm) =>
    one.trials === trials && canonicalJson(one.settings) === canonicalJson(settings);
  return {
    ...facts,
    forms: forms.some(isIt)
      ? forms.map((one) => (isIt(one) ? { ...one, norm, ...r } : one))
      : [...forms, { settings, trials, norm, ...r }],
  };
}

/**
 * Writes the next version of a norm, and of every formula that counts against it; each new formula has to stand up to
 * its tests first. Cards already given keep the versions they were made with.
 * @throws Refusal when the norm has a newer version than the one that was looked at
 */
export async function putNorm({ db }: Act, current: NormRow, next: NextNorm): Promise<PutNorm> {
  const [newest] = await versionsOf(db, current);
  if (newest?.id !== current.id) throw replacedMeanwhile();
  const { task_key, data_point, form } = current;
  const norm: Norm = { mean: round6(next.mean), sd: round6(next.sd) };
  const version = newest.version + 1;
  const norm_id = await insertNormVersion(db, { ...next, ...norm, task_key, data_point, form, version });
  if (norm_id === undefined) throw replacedMeanwhile();
  const counting = (await activeFormulas(db, task_key)).filter(
    (formula) => normOf(formula.definition, data_point) !== null,
  );
  for (const formula of counting) {
    const normed = withNorm(formula.definition, data_point, norm);
    const tests = normTests(data_point, norm);
    const reliability = reliabilityInForm(formula.reliability, form, norm, next.reliability);
    if (failingTests(normed, tests).length > 0 || reliability === undefined) {
      throw new Refusal('refused_by_rule', normsSay('norms.formula_does_not_fit', { name: formula.name }));
    }
    // The form of the source is the formula's own; any other counts where it was played.
    await replaceFormula(
      db,
      formula,
      Object.keys(form).length === 0
        ? { definition: normed, tests, reliability }
        : {
            definition: formula.definition,
            tests: normTests(data_point, normOf(formula.definition, data_point) ?? norm),
            reliability,
          },
    );
  }
  return { norm_id, version, formulas: counting.length };
}
