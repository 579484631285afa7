/** What a person is told of their own play of Crane Yard: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.crane-yard.about': 'Planning several moves ahead.',
  'games.crane-yard.solved': 'You solved {value} of {of} problems.',
  'games.crane-yard.shortest': 'You solved {value} of {of} with the fewest moves possible.',
  'games.crane-yard.thinking_time': 'You usually thought for {time} before the first move.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.crane-yard.about': 'التخطيط لعدة نقلات إلى الأمام.',
  'games.crane-yard.solved': 'حللت {value} من {of} مسألة.',
  'games.crane-yard.shortest': 'حللت {value} من {of} بأقل نقلات ممكنة.',
  'games.crane-yard.thinking_time': 'فكرت عادةً {time} قبل النقلة الأولى.',
};
