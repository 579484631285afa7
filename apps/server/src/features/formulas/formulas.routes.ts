import {
  checkFormula,
  previewFormula,
  previewFormulaOnPlays,
  probeFormulaText,
  testFormula,
} from '@tryout/contract/formulas/formula-trials';
import {
  createFormula,
  createFormulaVersion,
  deleteFormula,
  duplicateFormula,
  listFormulas,
  moveFormula as moveRoute,
  readFormula,
  readFormulaReadiness,
  readFormulaVocabulary,
  saveFormula,
} from '@tryout/contract/formulas/formulas';
import { type Handled, handle, handleWithoutTransaction, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { formulasSay } from './formulas.messages.ts';
import { pageOfFormulas } from './list-formulas.queries.ts';
import { moveFormula } from './move-formula.ts';
import { allOperators } from './operators.ts';
import { readFormulaWhole, readReadiness } from './read-formula.ts';
import {
  createFormulaDraft,
  deleteFormulaDraft,
  duplicateAsDraft,
  nextFormulaVersion,
  saveFormulaDraft,
} from './save-formula.ts';
import { checkText, previewText, previewTextOnPlays, probeText, testText } from './try-text.ts';
import { activeConditions, subtraitsInUse, tasksWithDataPoints } from './vocabulary.queries.ts';

/** Formulas: read, written, tried, put in force. */
export const formulasHandlers: readonly Handled[] = [
  handle(listFormulas, async ({ db, query }) => ({ data: await pageOfFormulas(db, query) })),

  handle(readFormulaVocabulary, async ({ db }) => ({
    data: {
      subtraits: await subtraitsInUse(db),
      tasks: await tasksWithDataPoints(db),
      conditions: await activeConditions(db),
      operators: await allOperators(db),
    },
  })),

  handle(readFormula, async ({ db, params, refs }) => ({
    data: await readFormulaWhole(db, refs.row(params.formula_id)),
  })),

  handle(readFormulaReadiness, async ({ db, params, refs, request }) => ({
    data: await readReadiness(db, refs.row(params.formula_id), languageOf(request)),
  })),

  handle(createFormula, async (call) => ({
    data: await createFormulaDraft(call.db, call.body, signedIn(call).user_id),
    message: formulasSay('formulas.draft_saved'),
    status: 201,
  })),

  handle(duplicateFormula, async (call) => ({
    data: await duplicateAsDraft(call.db, call.refs.row(call.params.formula_id), signedIn(call).user_id),
    message: formulasSay('formulas.copy'),
    status: 201,
  })),

  handle(createFormulaVersion, async (call) => ({
    data: await nextFormulaVersion(call.db, call.refs.row(call.params.formula_id), signedIn(call).user_id),
    message: formulasSay('formulas.next_version'),
    status: 201,
  })),

  handle(saveFormula, async (call) => ({
    data: await saveFormulaDraft(call.db, call.params.formula_id, call.body, signedIn(call).user_id),
    message: formulasSay('formulas.saved'),
  })),

  handle(deleteFormula, async ({ db, params }) => {
    await deleteFormulaDraft(db, params.formula_id);
    return { data: {}, message: formulasSay('formulas.draft_deleted') };
  }),

  handleWithoutTransaction(checkFormula, async ({ db, body }) => ({ data: await checkText(db, body) })),

  handleWithoutTransaction(testFormula, async ({ db, body }) => ({
    data: await testText(db, body, body.tests),
  })),

  handleWithoutTransaction(previewFormula, async ({ db, body }) => ({
    data: await previewText(db, body, body.inputs),
  })),

  handleWithoutTransaction(previewFormulaOnPlays, async ({ db, body }) => ({
    data: await previewTextOnPlays(db, body),
  })),

  handleWithoutTransaction(probeFormulaText, async ({ db, body }) => ({ data: await probeText(db, body) })),

  handle(moveRoute, async (call) => {
    const formula = call.refs.row(call.params.formula_id);
    return {
      data: await moveFormula({ ...call, actor: signedIn(call) }, formula, call.body),
      message:
        call.body.to === 'published'
          ? formulasSay('formulas.in_force')
          : formulasSay('formulas.out_of_force'),
    };
  }),
];
