/** What a person is told of their own play of Glyph Grid: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.glyph-grid.about': 'Finding the rules behind a pattern that you have not seen before.',
  'games.glyph-grid.right':
    'You solved {value} of {of} grids. They become harder with every one you solve, so nearly everybody misses some.',
  'games.glyph-grid.usual_time': 'Your usual time for a solved grid: {time}.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.glyph-grid.about': 'اكتشاف القواعد وراء نمط لم تره من قبل.',
  'games.glyph-grid.right':
    'حللت {value} من {of} شبكة. وهي تصعب مع كل شبكة تحلها، فيخطئ الجميع تقريبًا في بعضها.',
  'games.glyph-grid.usual_time': 'زمنك المعتاد للشبكة المحلولة: {time}.',
};
