import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answerSentences, MOST_SENTENCES, pickSentences } from './answer-extract.ts';
import { createDraftGate, type DraftGrounds } from './draft-gate.ts';
import { layOutAdvert, sortNotes } from './position-text.ts';
import { readRuleSentence } from './rule-sentence.ts';

const GIVEN = 'Registered nurse, 38 hours a week, IT knowledge, from Node.js to Hamburg. Salary 3200 EUR.';
const grounds = (changed: Partial<DraftGrounds> = {}): DraftGrounds => ({
  given: GIVEN,
  most: 8_000,
  people: 'en',
  ...changed,
});

function pass(text: string, cuts: readonly number[] = [], by = grounds()) {
  const gate = createDraftGate(by);
  const ends = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  let shown = '';
  let from = 0;
  for (const end of [...ends, text.length]) {
    const out = gate.push(text.slice(from, end));
    if (out === null) return { shown, fault: gate.fault()?.fault };
    shown += out;
    from = end;
  }
  const last = gate.end();
  return last === null ? { shown, fault: gate.fault()?.fault } : { shown: shown + last, fault: undefined };
}

describe('the gate', () => {
  it.each([
    ['Visit https://evil.example/x for more.', 'address'],
    ['Go to evil.example now.', 'address'],
    ['Write to boss@evil.example today.', 'address'],
    ['![x](https://evil.example/c.png)', 'markup'],
    ['See [here](javascript:alert) now.', 'markup'],
    ['Press javascript:alert now.', 'address'],
    ['<img src=x onerror=alert(1)>', 'markup'],
    ['You work 40 hours.', 'number'],
    ['You work ٤٠ hours.', 'number'],
    ['The word is QUETZAL today.', 'name'],
    ['The word is QuetzaL today.', 'name'],
    ['We want young people who are married.', 'protected'],
    ['a\u200bb c', 'markup'],
    ['Good 😀 day', 'markup'],
    ['x'.repeat(300), 'markup'],
    ['word '.repeat(2_000), 'too_long'],
  ])('refuses %j', (text, fault) => {
    expect(pass(text)).toMatchObject({ fault });
  });

  it('lets through what it was given, without signs of markup', () => {
    expect(
      pass('## **About the job**\n1. You work 38 hours with IT and Node.js.\n* Salary: 3200 EUR.'),
    ).toEqual({
      shown: ' About the job\n- You work 38 hours with IT and Node.js.\n- Salary: 3200 EUR.',
      fault: undefined,
    });
    expect(
      pass(
        'Hello {{candidate_first_name}}, {{other}}',
        [32],
        grounds({ fields: ['{{candidate_first_name}}'] }),
      ),
    ).toMatchObject({
      shown: expect.stringContaining('{{candidate_first_name}},'),
      fault: 'markup',
    });
  });

  test('however a text is cut into parts, the same of it is shown', () => {
    const texts = [
      'You work 38 hours in Hamburg.\n\nYou know Node.js and IT.',
      'Fine so far, then https://evil.example',
      'Plain words only 99',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(fc.nat(60), { maxLength: 12 }), (text, cuts) => {
        const [whole, cut] = [pass(text), pass(text, cuts)];
        expect(cut.fault).toBe(whole.fault);
        if (whole.fault === undefined) expect(cut.shown).toBe(whole.shown);
        expect(cut.shown).not.toMatch(/evil|99/);
      }),
    );
  });
});

describe('notes', () => {
  const words = {
    opening: 'Acme is looking for a nurse.',
    headings: { about: '', tasks: 'Tasks', profile: 'You', offer: 'We offer', process: 'Next' },
  };
  it('become an advert in their own words', () => {
    const notes =
      'care for patients on a ward\n- salary 3200 EUR\n- nursing diploma\nWhat we offer:\nfree parking\nsmall team, near the sea';
    expect(layOutAdvert(sortNotes(notes, 'en'), words)).toBe(
      'Acme is looking for a nurse.\n\nTasks\n- Care for patients on a ward.\n\nYou\n- Nursing diploma.\n\nWe offer\n- Salary 3200 EUR.\n- Free parking.\n- Small team, near the sea.',
    );
    expect(sortNotes('رعاية المرضى\nخبرة سنتين\nراتب جيد', 'ar')).toMatchObject({
      tasks: ['رعاية المرضى.'],
      profile: ['خبرة سنتين.'],
      offer: ['راتب جيد.'],
    });
  });
  test('nothing is lost and nothing added', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{3,8}( [a-z]{2,8}){0,6}$/), { maxLength: 8 }),
        (lines) => {
          const told = Object.values(sortNotes(lines.join('\n'), 'en')).flat();
          const flat = (texts: readonly string[]) =>
            new Set(texts.map((each) => each.toLowerCase().replace(/\.$/, '')));
          const headings = /^(about|perks|pay|process|benefits|intro|duties|tasks|profile|skills)/;
          expect([...flat(told)].every((each) => lines.includes(each))).toBe(true);
          for (const line of lines) if (!headings.test(line)) expect(flat(told).has(line)).toBe(true);
        },
      ),
    );
  });
});

test('of a long answer at most two whole sentences stand for it, of a short one all', () => {
  const long =
    'I led a team of five nurses for three years. It rained. We changed how shifts are handed over so that no medication was missed. Later I trained new nurses in handing over shifts and medication. My cat likes it. I also like the sea very much and go there often with many friends and family.';
  const picked = pickSentences('How did you improve handing over shifts?', long);
  expect(picked).toHaveLength(MOST_SENTENCES);
  expect(picked.map((at) => answerSentences(long)[at]).join(' ')).toMatch(/handed over|handing over/);
  expect(pickSentences('Why?', 'Because. I like it.')).toEqual([0, 1]);
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (answer) => {
      const [places, all] = [pickSentences('q', answer), answerSentences(answer)];
      expect(places.every((at) => at >= 0 && at < all.length)).toBe(true);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }),
  );
});

describe('a sentence becomes a question with a rule', () => {
  it.each([
    [
      'At least 3 years of experience with React',
      'number',
      'How many years of experience do you have with React?',
      'lt',
      3,
      'reject_suggested',
    ],
    [
      'Reject anyone with less than two years in nursing',
      'number',
      'How many years of experience do you have with nursing?',
      'lt',
      2,
      'reject_suggested',
    ],
    [
      'Must have a driving licence',
      'yes_no',
      'Do you have a driving licence?',
      'is_false',
      null,
      'reject_suggested',
    ],
    [
      'A forklift licence is a plus',
      'yes_no',
      'Do you have a forklift licence?',
      'is_true',
      null,
      'short_list',
    ],
    [
      'Must be willing to work night shifts.',
      'yes_no',
      'Are you willing to work night shifts?',
      'is_false',
      null,
      'reject_suggested',
    ],
    [
      'Applicants must be authorized to work in the EU, otherwise put on hold',
      'yes_no',
      'Are you allowed to work in the EU?',
      'is_false',
      null,
      'on_hold',
    ],
    ['Should speak French', 'yes_no', 'Do you speak or know French?', 'is_false', null, 'reject_suggested'],
  ])('%s', (sentence, type, label, operator, operand, action) => {
    expect(readRuleSentence(sentence, 'en')).toMatchObject({ type, label, operator, operand, action });
  });
  it('in Arabic too', () => {
    expect(readRuleSentence('خبرة ٣ سنوات في التمريض', 'ar')).toMatchObject({
      type: 'number',
      operator: 'lt',
      operand: 3,
    });
    expect(readRuleSentence('يجب أن يكون لديه رخصة قيادة', 'ar')).toMatchObject({
      type: 'yes_no',
      operator: 'is_false',
    });
  });
  it.each([
    ['No pregnant women', 'protected'],
    ['Must be under 35', 'protected'],
    ['At least 18 years old', 'protected'],
    ['Reject Muslim applicants', 'protected'],
    ['Blue', 'not_understood'],
  ])('refuses %s', (sentence, problem) => {
    expect(readRuleSentence(sentence, 'en')).toBe(problem);
  });
});
