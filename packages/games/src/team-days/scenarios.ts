import { type Scenario, scenario } from './scenario-text.ts';
import { COUNTER_SCENARIOS } from './scenarios-counter.ts';
import { OFFICE_SCENARIOS } from './scenarios-office.ts';
import { QUAY_SCENARIOS } from './scenarios-quay.ts';

/**
 * What the candidate reads, by scenario key; browser-safe. What a response is worth is known to the server alone.
 * A changed wording is another item: raise the judge's version.
 */
export const SCENARIOS = {
  ...QUAY_SCENARIOS,
  ...OFFICE_SCENARIOS,
  ...COUNTER_SCENARIOS,
} as const satisfies Readonly<Record<string, Scenario>>;

/** Key of a scenario of the real task. */
export type ScenarioKey = keyof typeof SCENARIOS;

/** Key of the practice scenario; it is not part of the task and has no answer key. */
export const PRACTICE_SCENARIO_KEY = 'missing_key';

/** The scenario on which the task is practised. */
export const PRACTICE_SCENARIO: Scenario = scenario(
  {
    situation:
      'In the morning the key to the storehouse is not on its hook. The first lorry comes in twenty minutes.',
    options: [
      'Ask who locked up yesterday evening, and call that person.',
      'Wait and see whether the key turns up.',
      'Get the spare key from the office, and look for the other one later.',
      'Send the lorry away when it comes.',
    ],
  },
  {
    situation: 'في الصباح لا تجد مفتاح المستودع في مكانه. ستصل أول شاحنة بعد عشرين دقيقة.',
    options: [
      'تسأل من أقفل المستودع مساء أمس وتتصل به.',
      'تنتظر لترى إن كان المفتاح سيظهر.',
      'تأتي بالمفتاح الاحتياطي من المكتب، وتبحث عن الآخر لاحقًا.',
      'تصرف الشاحنة عندما تصل.',
    ],
  },
);
