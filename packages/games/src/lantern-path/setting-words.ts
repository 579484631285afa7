/** What Lantern Path calls its settings: name and explanation of each. */
export const EN = {
  'setting.lantern-path.trials_per_direction': 'Paths in each direction',
  'setting.lantern-path.trials_per_direction.about': 'As many forward as backward; practice not counted',
  'setting.lantern-path.start_length': 'Length of the first path',
  'setting.lantern-path.start_length.about': 'In each direction',
  'setting.lantern-path.pace_ms': 'Time from one light to the next',
  'setting.lantern-path.pace_ms.about': 'Before any extra time granted',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.lantern-path.trials_per_direction': 'المسارات في كل اتجاه',
  'setting.lantern-path.trials_per_direction.about': 'بالعدد نفسه إلى الأمام وإلى الخلف، دون التدريب',
  'setting.lantern-path.start_length': 'طول المسار الأول',
  'setting.lantern-path.start_length.about': 'في كل اتجاه',
  'setting.lantern-path.pace_ms': 'الزمن من ضوء إلى التالي',
  'setting.lantern-path.pace_ms.about': 'قبل أي وقت إضافي',
};
