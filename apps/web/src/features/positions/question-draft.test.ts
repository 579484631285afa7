import { describe, expect, it } from 'vitest';
import {
  firstLack,
  newQuestion,
  newRule,
  questionTexts,
  withIds,
  withoutDangling,
  withQuestionTexts,
  withType,
} from './question-draft.ts';

const question = (label = 'Do you hold a licence?') => {
  const draft = newQuestion('single_select');
  return {
    ...draft,
    label,
    options: draft.options.map((option, i) => ({ ...option, label: `Choice ${i}` })),
  };
};

describe('a question while it is edited', () => {
  it('says what it lacks before it can be stored', () => {
    expect(firstLack([newQuestion('short_text')])).toEqual({ index: 0, lack: 'label' });
    expect(firstLack([question(), { ...newQuestion('multi_select'), label: 'Which?' }])).toEqual({
      index: 1,
      lack: 'options',
    });
    const asked = question();
    expect(firstLack([{ ...asked, rules: [newRule(asked)] }])).toEqual({ index: 0, lack: 'rule' });
    expect(firstLack([asked])).toBeNull();
  });

  it('takes other words in their places; what answers and rules hold on to stays', () => {
    const asked = question();
    const ruled = { ...asked, rules: [newRule(asked)] };
    const texts = questionTexts([ruled]);
    expect(texts.map(({ text }) => text)).toEqual(['Do you hold a licence?', '', 'Choice 0', 'Choice 1']);
    const told = new Map(
      texts.filter(({ kind }) => kind !== 'help').map(({ key, text }) => [key, `(${text})`]),
    );
    const [changed] = withQuestionTexts([ruled], told);
    expect(questionTexts(changed ? [changed] : []).map(({ text }) => text)).toEqual([
      '(Do you hold a licence?)',
      '',
      '(Choice 0)',
      '(Choice 1)',
    ]);
    expect(changed?.rules).toEqual(ruled.rules);
    expect(changed?.options.map(({ key }) => key)).toEqual(ruled.options.map(({ key }) => key));
    expect(withQuestionTexts([ruled], new Map())).toEqual([ruled]);
  });

  it('loses rules that look at what is gone', () => {
    const [first, second] = [question(), question('And nights?')];
    const rule = newRule(first);
    expect(withoutDangling([{ ...second, rules: [rule] }])[0]?.rules).toEqual([]);
    expect(withoutDangling([first, { ...second, rules: [rule] }])[1]?.rules).toHaveLength(1);
    expect(withoutDangling([withType(first, 'date'), { ...second, rules: [rule] }])[1]?.rules).toEqual([]);
  });

  it('gets its id from the answer, also when the list has changed meanwhile', () => {
    const [first, second] = [question(), question('And nights?')];
    const stored = [
      { ...first, id: 'a' },
      { ...second, id: 'b' },
    ];
    expect(withIds([second, first], [first, second], stored).map((each) => each.id)).toEqual(['b', 'a']);
  });
});
