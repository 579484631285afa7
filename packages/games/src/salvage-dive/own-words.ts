/** What a person is told of their own play of Salvage Dive: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.salvage-dive.about': 'Choosing how far to go when the odds are known.',
  'games.salvage-dive.points': 'All dives together: {value} points; luck has a large part in it.',
  'games.salvage-dive.snagged': '{value} of {of} dives were ended by a snag.',
  'games.salvage-dive.usual_crates': 'Crates you opened in a dive, on average: {value}.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.salvage-dive.about': 'اختيار إلى أي مدى تمضي حين تُعرف الاحتمالات.',
  'games.salvage-dive.points': 'كل الغوصات معًا: {value} نقطة، وللحظ فيها دور كبير.',
  'games.salvage-dive.snagged': '{value} من {of} غوصة أنهاها صندوق عالق.',
  'games.salvage-dive.usual_crates': 'صناديق فتحتها في الغوصة وسطيًا: {value}.',
};
