/** What Salvage Dive calls its settings: name and explanation of each. */
export const EN = {
  'setting.salvage-dive.sets': 'Sets of eight dives',
  'setting.salvage-dive.sets.about': 'How often each combination of gain, loss and snags comes',
  'setting.salvage-dive.form': 'Way of opening crates',
  'setting.salvage-dive.form.about': 'Saying the number beforehand hides nothing when a snag ends the dive',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.salvage-dive.sets': 'مجموعات من ثماني غطسات',
  'setting.salvage-dive.sets.about': 'عدد مرات كل تركيبة من الربح والخسارة والعوائق',
  'setting.salvage-dive.form': 'طريقة فتح الصناديق',
  'setting.salvage-dive.form.about': 'ذكر العدد مسبقًا لا يخفي شيئًا حين ينهي عائق الغطسة',
};
