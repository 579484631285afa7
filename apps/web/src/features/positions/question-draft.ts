import type { RouteSend } from '@tryout/contract/define-route';
import type { PositionQuestion, setPositionQuestions } from '@tryout/contract/positions/position-questions';
import { RULE_OPERATORS, type RuleOperator } from '@tryout/domain/positions/knockout-operators';
import type { QuestionType } from '@tryout/domain/positions/question-types';

/** A question while it is edited. `key` is its name on the page; `id` comes with the first save. */
export interface QuestionDraft extends Omit<PositionQuestion, 'id'> {
  readonly key: string;
  readonly id?: string | undefined;
}

/** A rule while it is edited; its conditions name questions by key. */
export type RuleDraft = QuestionDraft['rules'][number];
/** A condition while it is edited. */
export type ConditionDraft = RuleDraft['conditions'][number];

type SentQuestion = RouteSend<typeof setPositionQuestions>['body']['questions'][number];

/** What a question is missing before it can be stored. */
export type QuestionLack = 'label' | 'options' | 'rule';

/** Types whose answer is chosen from options. */
export const isSelect = (type: QuestionType): boolean => type === 'single_select' || type === 'multi_select';

/** Fewest choices of a select question. */
export const leastOptions = (type: QuestionType): number => (type === 'single_select' ? 2 : 1);

const NO_SETTINGS = { min: null, max: null, max_length: null };

/** An empty question of a type. */
export function newQuestion(type: QuestionType): QuestionDraft {
  const key = crypto.randomUUID();
  const options = isSelect(type) ? [newOption(), newOption()] : [];
  return {
    key,
    question_id: null,
    type,
    label: '',
    help: '',
    required: true,
    options,
    settings: NO_SETTINGS,
    rules: [],
  };
}

/** A question as a sentence asked for it, with its one rule. */
export function draftedQuestion(draft: {
  readonly type: QuestionType;
  readonly label: string;
  readonly operator: string;
  readonly operand: number | null;
  readonly action: RuleDraft['action'];
  readonly tag: string | null;
}): QuestionDraft {
  const question = { ...newQuestion(draft.type), label: draft.label };
  const rule = newRule(question);
  const condition = { question_id: question.key, operator: draft.operator, operand: draft.operand };
  return {
    ...question,
    rules: [
      {
        ...rule,
        conditions: [condition as ConditionDraft],
        action: draft.action,
        tag: draft.tag,
      },
    ],
  };
}

/** An empty choice; its key never changes, so that rules keep to it. */
export function newOption(): { key: string; label: string } {
  return { key: crypto.randomUUID().slice(0, 8), label: '' };
}

/** Stored questions as drafts: the id is the name at first. */
export function draftsOf(questions: readonly PositionQuestion[]): QuestionDraft[] {
  return questions.map((question) => ({ ...question, key: question.id }));
}

/** Another type for a question: what the new type does not have goes, with the rules that looked at it. */
export function withType(question: QuestionDraft, type: QuestionType): QuestionDraft {
  const keepsOptions = isSelect(question.type) && isSelect(type);
  const options = keepsOptions ? question.options : isSelect(type) ? [newOption(), newOption()] : [];
  const required = type === 'must_agree' || question.required;
  return { ...question, type, required, options, settings: NO_SETTINGS, rules: [] };
}

/** Whether rules can look at answers of a type; a declaration is agreed to in every application. */
export const takesRules = (type: QuestionType): boolean => RULE_OPERATORS[type].length > 0;

/** A rule about a question, with the first comparison of its type. */
export function newRule(question: QuestionDraft): RuleDraft {
  return {
    rule_id: crypto.randomUUID(),
    enabled: true,
    match: 'all',
    conditions: [newCondition(question)],
    action: 'reject_suggested',
    tag: null,
  };
}

/** A condition on a question. */
export function newCondition(question: QuestionDraft): ConditionDraft {
  const operator = RULE_OPERATORS[question.type][0] ?? 'answered';
  return { question_id: question.key, operator, operand: emptyOperand(question.type, operator) };
}

const WITHOUT_OPERAND: readonly string[] = [
  'answered',
  'unanswered',
  'is_true',
  'is_false',
  'provided',
  'missing',
];

/** Whether a comparison takes a value. */
export const takesOperand = (operator: string): boolean => !WITHOUT_OPERAND.includes(operator);

/** The value a comparison begins with. */
export function emptyOperand(type: QuestionType, operator: string): ConditionDraft['operand'] {
  if (!takesOperand(operator)) return null;
  if (isSelect(type)) return [];
  if (operator === 'between') return type === 'number' ? [0, 0] : ['', ''];
  return type === 'number' ? 0 : '';
}

function hasOperand({ operator, operand }: ConditionDraft): boolean {
  if (!takesOperand(operator)) return true;
  if (Array.isArray(operand)) return operand.length > 0 && operand.every((value) => value !== '');
  return operand !== '' && operand !== null;
}

/** The first question that cannot be stored yet, and what it lacks. */
export function firstLack(drafts: readonly QuestionDraft[]): { index: number; lack: QuestionLack } | null {
  for (const [index, draft] of drafts.entries()) {
    if (draft.label.trim() === '') return { index, lack: 'label' };
    const labelled = draft.options.filter((option) => option.label.trim() !== '');
    const few = isSelect(draft.type) && draft.options.length < leastOptions(draft.type);
    if (few || labelled.length < draft.options.length) return { index, lack: 'options' };
    const unfinished = draft.rules.some(
      (rule) => !rule.conditions.every(hasOperand) || (rule.action === 'tag' && !rule.tag?.trim()),
    );
    if (unfinished) return { index, lack: 'rule' };
  }
  return null;
}

/** Takes conditions off that look at questions or choices that are gone, and rules that are left without any. */
export function withoutDangling(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  return drafts.map((draft) => ({
    ...draft,
    rules: draft.rules
      .map((rule) => ({
        ...rule,
        conditions: rule.conditions.flatMap((condition) => {
          const target = byKey.get(condition.question_id);
          if (!target || !RULE_OPERATORS[target.type].includes(condition.operator as RuleOperator)) return [];
          if (!isSelect(target.type) || !Array.isArray(condition.operand)) return [condition];
          const known = new Set(target.options.map((option) => option.key));
          const operand = (condition.operand as string[]).filter((key) => known.has(key));
          return [{ ...condition, operand }];
        }),
      }))
      .filter((rule) => rule.conditions.length > 0),
  }));
}

/** Drafts as they are sent. */
export function sentOf(drafts: readonly QuestionDraft[]): SentQuestion[] {
  return drafts.map(({ key, id, ...rest }) => ({ ...rest, key, ...(id ? { id } : {}) })) as SentQuestion[];
}

/** Gives drafts the ids that the server answered, in the same order. */
export function withIds(
  drafts: readonly QuestionDraft[],
  sent: readonly QuestionDraft[],
  stored: readonly PositionQuestion[],
): QuestionDraft[] {
  const ids = new Map(sent.map((draft, index) => [draft.key, stored[index]?.id]));
  return drafts.map((draft) => ({ ...draft, id: ids.get(draft.key) ?? draft.id }));
}

/** A text of a question, named so that a translation finds its place again. */
interface QuestionText {
  readonly key: string;
  readonly kind: 'label' | 'help' | 'option';
  readonly text: string;
  readonly most: number;
}

/** All that applicants read of questions, in their order. */
export function questionTexts(questions: readonly QuestionDraft[]): QuestionText[] {
  return questions.flatMap(({ key, label, help, options }): QuestionText[] => [
    { key: `${key}.label`, kind: 'label', text: label, most: 300 },
    { key: `${key}.help`, kind: 'help', text: help, most: 1000 },
    ...options.map((option) => ({
      key: `${key}.option.${option.key}`,
      kind: 'option' as const,
      text: option.label,
      most: 200,
    })),
  ]);
}

/** Questions with other words in the places that are named; answers and rules hold on to keys, which stay. */
export function withQuestionTexts(
  questions: readonly QuestionDraft[],
  texts: ReadonlyMap<string, string>,
): QuestionDraft[] {
  return questions.map((question) => ({
    ...question,
    label: texts.get(`${question.key}.label`) ?? question.label,
    help: texts.get(`${question.key}.help`) ?? question.help,
    options: question.options.map((option) => ({
      ...option,
      label: texts.get(`${question.key}.option.${option.key}`) ?? option.label,
    })),
  }));
}
