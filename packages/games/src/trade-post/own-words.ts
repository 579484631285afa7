/** What a person is told of their own play of Trade Post: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.trade-post.about': 'How you share and trust with others. It is described only and has no score.',
  'games.trade-post.sent': 'You sent {percent} of your own coins to the ships.',
  'games.trade-post.offered': 'You offered the ships {percent} of what was to be shared.',
  'games.trade-post.coins':
    '{value, plural, one {You ended with # coin; what the ships do has a large part in it.} other {You ended with # coins; what the ships do has a large part in it.}}',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.trade-post.about': 'كيف تتقاسم مع الآخرين وتثق بهم. توصف فقط ولا درجة لها.',
  'games.trade-post.sent': 'أرسلت إلى السفن {percent} من قطعك.',
  'games.trade-post.offered': 'عرضت على السفن {percent} مما يُتقاسم.',
  'games.trade-post.coins':
    '{value, plural, zero {لم يبق معك شيء؛ ولما تفعله السفن نصيب كبير في ذلك.} one {بقيت معك قطعة واحدة؛ ولما تفعله السفن نصيب كبير في ذلك.} two {بقيت معك قطعتان؛ ولما تفعله السفن نصيب كبير في ذلك.} few {بقيت معك # قطع؛ ولما تفعله السفن نصيب كبير في ذلك.} many {بقيت معك # قطعة؛ ولما تفعله السفن نصيب كبير في ذلك.} other {بقيت معك # قطعة؛ ولما تفعله السفن نصيب كبير في ذلك.}}',
};
