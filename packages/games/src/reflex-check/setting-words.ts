/** What Reflex Check calls its settings: name and explanation of each. */
export const EN = {
  'setting.reflex-check.simple_trials': 'Signals of the first part',
  'setting.reflex-check.simple_trials.about': 'Any answer will do: the baseline of hand and device',
  'setting.reflex-check.choice_trials': 'Signals of the second part',
  'setting.reflex-check.choice_trials.about': 'Each is one of two',
  'setting.reflex-check.deadline_ms': 'Time for an answer',
  'setting.reflex-check.deadline_ms.about': 'After a signal is up, before any extra time granted',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.reflex-check.simple_trials': 'إشارات الجزء الأول',
  'setting.reflex-check.simple_trials.about': 'أي إجابة تكفي: أساس سرعة اليد والجهاز',
  'setting.reflex-check.choice_trials': 'إشارات الجزء الثاني',
  'setting.reflex-check.choice_trials.about': 'كل منها واحدة من اثنتين',
  'setting.reflex-check.deadline_ms': 'زمن الإجابة',
  'setting.reflex-check.deadline_ms.about': 'بعد ظهور الإشارة، قبل أي وقت إضافي',
};
