/** What Signal Tower calls its settings: name and explanation of each. */
export const EN = {
  'setting.signal-tower.trials': 'Signals',
  'setting.signal-tower.trials.about': 'How many signals are shown; practice not counted',
  'setting.signal-tower.share_incongruent': 'With opposing lamps',
  'setting.signal-tower.share_incongruent.about':
    'Share of signals whose outer lamps point against the middle one',
  'setting.signal-tower.deadline_ms': 'Time for an answer',
  'setting.signal-tower.deadline_ms.about': 'After the lamps appear, before any extra time granted',
  'setting.signal-tower.block_size': 'Signals in a row before a pause',
  'setting.signal-tower.block_size.about': 'Directions are balanced within each part',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.signal-tower.trials': 'الإشارات',
  'setting.signal-tower.trials.about': 'عدد الإشارات المعروضة، دون التدريب',
  'setting.signal-tower.share_incongruent': 'بمصابيح معاكسة',
  'setting.signal-tower.share_incongruent.about':
    'نسبة الإشارات التي تشير مصابيحها الخارجية عكس المصباح الأوسط',
  'setting.signal-tower.deadline_ms': 'زمن الإجابة',
  'setting.signal-tower.deadline_ms.about': 'بعد ظهور المصابيح، قبل أي وقت إضافي',
  'setting.signal-tower.block_size': 'إشارات متتابعة قبل الاستراحة',
  'setting.signal-tower.block_size.about': 'تتوازن الاتجاهات داخل كل جزء',
};
