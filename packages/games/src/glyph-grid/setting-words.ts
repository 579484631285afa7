/** What Glyph Grid calls its settings: name and explanation of each. */
export const EN = {
  'setting.glyph-grid.form': 'Form',
  'setting.glyph-grid.form.about':
    'The adaptive form fits each grid to what was shown so far and ends when the result is exact enough',
  'setting.glyph-grid.items': 'Grids of the fixed form',
  'setting.glyph-grid.items.about': 'How many; practice not counted',
  'setting.glyph-grid.min_items': 'Fewest grids of the adaptive form',
  'setting.glyph-grid.min_items.about': 'It never ends before',
  'setting.glyph-grid.max_items': 'Most grids of the adaptive form',
  'setting.glyph-grid.max_items.about': 'It never goes on after',
  'setting.glyph-grid.reliability': 'Exactness at which the adaptive form ends',
  'setting.glyph-grid.reliability.about': '1 less the squared standard error, after the fewest grids',
  'setting.glyph-grid.seconds': 'Time for each grid',
  'setting.glyph-grid.seconds.about': 'Before any extra time granted',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.glyph-grid.form': 'الصيغة',
  'setting.glyph-grid.form.about':
    'الصيغة المتكيّفة تلائم كل شبكة مع ما سبق وتنتهي حين تصبح النتيجة دقيقة بما يكفي',
  'setting.glyph-grid.items': 'شبكات الصيغة الثابتة',
  'setting.glyph-grid.items.about': 'عددها، دون التدريب',
  'setting.glyph-grid.min_items': 'أقل عدد من الشبكات في الصيغة المتكيّفة',
  'setting.glyph-grid.min_items.about': 'لا تنتهي قبله',
  'setting.glyph-grid.max_items': 'أكبر عدد من الشبكات في الصيغة المتكيّفة',
  'setting.glyph-grid.max_items.about': 'لا تستمر بعده',
  'setting.glyph-grid.reliability': 'الدقة التي تنتهي عندها الصيغة المتكيّفة',
  'setting.glyph-grid.reliability.about': 'واحد ناقص مربع الخطأ المعياري، بعد أقل عدد من الشبكات',
  'setting.glyph-grid.seconds': 'زمن كل شبكة',
  'setting.glyph-grid.seconds.about': 'قبل أي وقت إضافي',
};
