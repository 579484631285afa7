/** What a person is told of their own play of Cargo Drone: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.cargo-drone.about': 'Choosing how much to risk when the limit is not known.',
  'games.cargo-drone.brought_home':
    '{value, plural, one {You brought # crate home.} other {You brought # crates home.}}',
  'games.cargo-drone.lost': '{value} of {of} flights were lost.',
  'games.cargo-drone.usual_load': 'Your usual load: {value} crates.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.cargo-drone.about': 'اختيار مقدار المخاطرة حين لا يُعرف الحد.',
  'games.cargo-drone.brought_home':
    '{value, plural, zero {لم يصل أي صندوق.} one {أوصلت صندوقًا واحدًا.} two {أوصلت صندوقين.} few {أوصلت # صناديق.} many {أوصلت # صندوقًا.} other {أوصلت # صندوق.}}',
  'games.cargo-drone.lost': 'فُقدت {value} من {of} رحلة.',
  'games.cargo-drone.usual_load': 'حمولتك المعتادة: {value} صندوقًا.',
};
