/** What a person is told of their own play of Parcel Belt: what it looks at, and their figures. Nothing of how it is scored. */
export const EN = {
  'games.parcel-belt.about': 'Keeping track of things that change all the time.',
  'games.parcel-belt.farthest':
    '{value, plural, one {At most you compared with the parcel just before.} other {At most you compared with the parcel # places back.}}',
  'games.parcel-belt.rounds':
    '{value, plural, one {You played # round.} other {You played # rounds.}} They become harder with every one that goes well.',
} as const;

export const AR: Readonly<Record<keyof typeof EN, string>> = {
  'games.parcel-belt.about': 'متابعة أشياء تتغير طوال الوقت.',
  'games.parcel-belt.farthest':
    '{value, plural, zero {لم تقارن بأي طرد.} one {أبعد ما قارنت به هو الطرد السابق مباشرة.} two {أبعد ما قارنت به هو الطرد قبل موضعين.} few {أبعد ما قارنت به هو الطرد قبل # مواضع.} many {أبعد ما قارنت به هو الطرد قبل # موضعًا.} other {أبعد ما قارنت به هو الطرد قبل # موضع.}}',
  'games.parcel-belt.rounds':
    '{value, plural, zero {لم تلعب أي جولة.} one {لعبت جولة واحدة.} two {لعبت جولتين.} few {لعبت # جولات.} many {لعبت # جولة.} other {لعبت # جولة.}} وهي تصعب مع كل جولة تسير جيدًا.',
};
