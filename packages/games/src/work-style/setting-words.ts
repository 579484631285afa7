/** What Work Style calls its settings: name and explanation of each. */
export const EN = {
  'setting.work-style.form': 'Length',
  'setting.work-style.form.about': 'All 116 statements, four for each of 29 facets, or half of them',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'setting.work-style.form': 'الطول',
  'setting.work-style.form.about': 'العبارات كلها وعددها 116، أربع لكل جانب من 29 جانبًا، أو نصفها',
};
