/** What a person is told of their own play of Power Plant: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.power-plant.about': 'How you share out your effort between easy and hard work.',
  'games.power-plant.hard': 'You took the hard shift in {value} of {of} choices.',
  'games.power-plant.points':
    '{value, plural, one {You earned # point; luck has a large part in it.} other {You earned # points; luck has a large part in it.}}',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.power-plant.about': 'كيف توزع جهدك بين العمل السهل والصعب.',
  'games.power-plant.hard': 'اخترت النوبة الصعبة في {value} من {of} اختيارًا.',
  'games.power-plant.points':
    '{value, plural, zero {لم تكسب نقاطًا؛ وللحظ نصيب كبير في ذلك.} one {كسبت نقطة واحدة؛ وللحظ نصيب كبير في ذلك.} two {كسبت نقطتين؛ وللحظ نصيب كبير في ذلك.} few {كسبت # نقاط؛ وللحظ نصيب كبير في ذلك.} many {كسبت # نقطة؛ وللحظ نصيب كبير في ذلك.} other {كسبت # نقطة؛ وللحظ نصيب كبير في ذلك.}}',
};
