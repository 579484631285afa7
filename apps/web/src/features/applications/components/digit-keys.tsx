import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import type { Answer, Question } from '../applications.api.ts';
import { messages } from '../flow.messages.ts';

interface DigitKeysProps {
  question: Question;
  value: Answer;
  onChange: (value: Answer) => void;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** 1 to 9 choose the options of the question on the screen. */
export function DigitKeys({ question, value, onChange }: DigitKeysProps) {
  if (question.type === 'yes_no') {
    return [true, false].map((answer, at) => (
      <DigitKey key={String(answer)} digit={at + 1} run={() => onChange(answer)} />
    ));
  }
  if (question.type !== 'single_select' && question.type !== 'multi_select') return null;
  const choose = (key: string) => {
    if (question.type === 'single_select') return onChange(key);
    const chosen = Array.isArray(value) ? value : [];
    onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  };
  return DIGITS.map((digit) => {
    const option = question.options[digit - 1];
    return option ? <DigitKey key={option.key} digit={digit} run={() => choose(option.key)} /> : null;
  });
}

function DigitKey({ digit, run }: { digit: number; run: () => void }) {
  const t = useText(messages);
  useShortcut(String(digit), t('applications.questions.digit', { digit }), run);
  return null;
}
