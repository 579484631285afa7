/** What a person is told of their own play of Lantern Path: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.lantern-path.about': 'Keeping places and their order in mind.',
  'games.lantern-path.longest':
    '{value, plural, zero {No path was repeated without a fault.} one {Your longest path without a fault: # lantern.} other {Your longest path without a fault: # lanterns.}}',
  'games.lantern-path.right':
    'You repeated {value} of {of} paths without a fault. They become longer with every one you repeat, so everybody misses some.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.lantern-path.about': 'حفظ الأماكن وترتيبها في الذهن.',
  'games.lantern-path.longest':
    '{value, plural, zero {لم يُعَد أي مسار دون خطأ.} one {أطول مسار لك دون خطأ: فانوس واحد.} two {أطول مسار لك دون خطأ: فانوسان.} few {أطول مسار لك دون خطأ: # فوانيس.} many {أطول مسار لك دون خطأ: # فانوسًا.} other {أطول مسار لك دون خطأ: # فانوس.}}',
  'games.lantern-path.right':
    'أعدت {value} من {of} مسارًا دون خطأ. وهي تطول مع كل مسار تعيده، فيخطئ الجميع في بعضها.',
};
