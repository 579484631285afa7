import { createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { libraryId } from '../../simulations/public.ts';

/** A subtrait that Signal Tower feeds and the shortest simulation weighs. */
export const SPEED = libraryId('subtrait', 'processing_speed');
/** Signal Tower's formula for it, as shipped. */
export const SPEED_FORMULA = libraryId('formula', 'signal-tower.processing_speed@2');

/** The text of a formula that fits Signal Tower, with test cases that it passes. */
export const FITTING = {
  source: 'when acc_all >= 0.8: linear(acc_all, 0.5, 1) of 100\notherwise: not calculated',
  tests: [
    { inputs: { acc_all: 1 }, expect: { value: 100, total_score: 100 } },
    { inputs: { acc_all: 0.9 }, expect: { value: 80, total_score: 100 } },
    { inputs: { acc_all: 0.5 }, expect: null },
  ],
} as const;

/** What an administrator does with formulas, as a test writes it. */
export interface FormulaCalls {
  readonly app: TestApp;
  /** A super admin's session. */
  readonly admin: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    as?: string,
  ): Promise<{ status: number; body: TestBody; raw: string }>;
  /** A draft of Signal Tower; answers the record. */
  draft(change?: object): Promise<TestBody>;
  /** A condition's draft; answers the record. */
  condition(name: string, source: string): Promise<TestBody>;
  /** Reads a formula with all around it. */
  read(id: string): Promise<TestBody>;
  /** Puts something in force or closes it, on top of what it is now. */
  move(
    what: 'formulas' | 'conditions',
    id: string,
    to: 'published' | 'closed',
    as?: string,
  ): Promise<{ status: number; body: TestBody }>;
  /** A condition in force; answers the record. */
  published(name: string, source: string): Promise<TestBody>;
}

/** Starts the server and signs a super admin in. */
export async function startFormulaCalls(): Promise<FormulaCalls> {
  const app = await startTestApp();
  const admin = (await createUser(app.db, 'super_admin')).token;
  const call: FormulaCalls['call'] = (method, path, body, as = admin) =>
    app.call({ method, path: `/admin/${path}`, as, ...(body === undefined ? {} : { body }) });
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await call('POST', path, body);
    if (status !== 201) throw new Error(`not made: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const read = async (id: string) => (await call('GET', `formulas/${id}`)).body.data;
  const condition = async (name: string, source: string) =>
    (await made('conditions', { name, source })).condition;
  const move: FormulaCalls['move'] = async (what, id, to, as = admin) => {
    const { data } = (await call('GET', `${what}/${id}`)).body;
    const record = data.formula ?? data.condition;
    const seen = { from: record.status, to, edit: record.edit };
    const replaces = to === 'published' ? (data.active?.id ?? null) : id;
    return call('POST', `${what}/${id}/transitions`, what === 'formulas' ? { ...seen, replaces } : seen, as);
  };
  return {
    app,
    admin,
    call,
    read,
    move,
    condition,
    draft: async (change = {}) =>
      (
        await made('formulas', {
          name: 'Careful answers',
          subtrait_id: SPEED,
          task_key: 'signal-tower',
          ...FITTING,
          ...change,
        })
      ).formula,
    published: async (name, source) => {
      const { id } = await condition(name, source);
      const { body } = await move('conditions', id, 'published');
      if (!body.data) throw new Error(`not in force: ${JSON.stringify(body)}`);
      return body.data.condition;
    },
  };
}
