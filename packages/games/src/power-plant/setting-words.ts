/** What Power Plant calls its settings: name and explanation of each. */
export const EN = {
  'setting.power-plant.choices': 'Choices',
  'setting.power-plant.choices.about': 'A multiple of six; practice not counted',
  'setting.power-plant.dials': 'Dials to put in order',
  'setting.power-plant.dials.about': 'The same number in both shifts: neither needs more presses',
  'setting.power-plant.seconds_easy': 'Time for an easy shift',
  'setting.power-plant.seconds_easy.about': 'Before any extra time granted',
  'setting.power-plant.seconds_hard': 'Time for a hard shift',
  'setting.power-plant.seconds_hard.about': 'Before any extra time granted',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.power-plant.choices': 'الاختيارات',
  'setting.power-plant.choices.about': 'من مضاعفات الستة، دون التدريب',
  'setting.power-plant.dials': 'أقراص تُرتَّب',
  'setting.power-plant.dials.about': 'العدد نفسه في النوبتين، فلا تحتاج إحداهما إلى ضغطات أكثر',
  'setting.power-plant.seconds_easy': 'زمن النوبة السهلة',
  'setting.power-plant.seconds_easy.about': 'قبل أي وقت إضافي',
  'setting.power-plant.seconds_hard': 'زمن النوبة الصعبة',
  'setting.power-plant.seconds_hard.about': 'قبل أي وقت إضافي',
};
