/** What Crane Yard calls its settings: name and explanation of each. */
export const EN = {
  'setting.crane-yard.problems': 'Plans',
  'setting.crane-yard.problems.about': 'From the easiest to the hardest; practice not counted',
  'setting.crane-yard.seconds': 'Time for one plan',
  'setting.crane-yard.seconds.about': 'Before any extra time granted',
  'setting.crane-yard.fewest_moves': 'Moves of the first plans',
  'setting.crane-yard.fewest_moves.about': 'What they take at least',
  'setting.crane-yard.most_moves': 'Moves of the last plans',
  'setting.crane-yard.most_moves.about': 'What they take at least',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.crane-yard.problems': 'المخططات',
  'setting.crane-yard.problems.about': 'من الأسهل إلى الأصعب، دون التدريب',
  'setting.crane-yard.seconds': 'زمن المخطط الواحد',
  'setting.crane-yard.seconds.about': 'قبل أي وقت إضافي',
  'setting.crane-yard.fewest_moves': 'نقلات المخططات الأولى',
  'setting.crane-yard.fewest_moves.about': 'أقل ما تتطلبه',
  'setting.crane-yard.most_moves': 'نقلات المخططات الأخيرة',
  'setting.crane-yard.most_moves.about': 'أقل ما تتطلبه',
};
