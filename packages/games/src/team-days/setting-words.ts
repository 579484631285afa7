/** What Team Days calls its settings: name and explanation of each. */
export const EN = {
  'setting.team-days.scenarios': 'Situations',
  'setting.team-days.scenarios.about': 'A multiple of three, evenly shared by the three things measured',
  'setting.team-days.standardise': 'Ratings put on one person’s scale first',
  'setting.team-days.standardise.about': 'So that a taste for high, low or extreme ratings does not count',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.team-days.scenarios': 'المواقف',
  'setting.team-days.scenarios.about': 'من مضاعفات الثلاثة، موزّعة بالتساوي على الأمور الثلاثة المقيسة',
  'setting.team-days.standardise': 'تُوحَّد التقديرات على مقياس الشخص نفسه أولًا',
  'setting.team-days.standardise.about': 'حتى لا يُحسب الميل إلى التقديرات العالية أو المنخفضة أو المتطرفة',
};
