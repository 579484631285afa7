import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/**
 * What a person is told of each game they played: what it looks at, and their own figures. Nothing here says how a game
 * is scored, what its best choice is, or how others did.
 */
export const messages = defineCatalogue({
  en: {
    'games.title': 'Game by game',
    'games.about': 'What you did in each game, in your own figures.',
    'games.none': 'Nothing was measured in this game.',
    'games.showed.one': '{name}: {band}.',
    'games.showed.one_exact':
      '{name}: {band}. If you played again, the number would most likely fall between {low} and {high}.',
    'games.showed.many': 'Strongest here: {name} ({band}).',
    'games.showed.none': 'It gave no number for your card this time.',
    'games.showed.apart': 'It has no score of its own on this card.',
    'games.shared': 'together with other games',
    'games.bars': 'Scores that come from {game}',
    'games.reason.accommodated':
      'Your usual time was not measured, because you asked for more time. It counts neither for nor against you.',
    'games.reason.not_reached': 'The play ended before there was enough to tell more.',
    'games.reason.too_few_trials': 'There were too few answers to tell more.',
    'games.reason.other': 'One figure cannot be read reliably and is left out.',
    'games.unit.s': '{value} s',
    'games.unit.min': '{value} min',
    'games.answers':
      '{value, plural, one {You gave # answer that counts.} other {You gave # answers that count.}}',
    'games.signal-tower.about': 'Answering quickly and correctly while something nearby points elsewhere.',
    'games.signal-tower.right': 'You answered {value} of {of} signals correctly in time.',
    'games.signal-tower.usual_time': 'Your usual time for a correct answer: {time}.',
    'games.cargo-drone.about': 'Choosing how much to risk when the limit is not known.',
    'games.cargo-drone.brought_home':
      '{value, plural, one {You brought # crate home.} other {You brought # crates home.}}',
    'games.cargo-drone.lost': '{value} of {of} flights were lost.',
    'games.cargo-drone.usual_load': 'Your usual load: {value} crates.',
    'games.team-days.about': 'Judging what helps in everyday situations at work.',
    'games.team-days.judged':
      '{value, plural, one {You rated # possible response.} other {You rated # possible responses.}}',
    'games.team-days.usual_seconds': 'Your usual time for a situation: {time}.',
    'games.glyph-grid.about': 'Finding the rules behind a pattern that you have not seen before.',
    'games.glyph-grid.right':
      'You solved {value} of {of} grids. They become harder with every one you solve, so nearly everybody misses some.',
    'games.glyph-grid.usual_time': 'Your usual time for a solved grid: {time}.',
    'games.market-stall.about': 'Working out answers from small tables and charts.',
    'games.market-stall.right': 'You answered {value} of {of} questions correctly.',
    'games.market-stall.usual_time': 'Your usual time for a correct answer: {time}.',
    'games.lantern-path.about': 'Keeping places and their order in mind.',
    'games.lantern-path.longest':
      '{value, plural, zero {No path was repeated without a fault.} one {Your longest path without a fault: # lantern.} other {Your longest path without a fault: # lanterns.}}',
    'games.lantern-path.right':
      'You repeated {value} of {of} paths without a fault. They become longer with every one you repeat, so everybody misses some.',
    'games.reflex-check.about': 'How quickly you answer simple signals on this device.',
    'games.reflex-check.right': 'You answered {value} of {of} signals correctly in time.',
    'games.reflex-check.usual_time': 'Your usual time for a correct answer: {time}.',
    'games.mail-scanner.about': 'Staying alert and holding back when it is called for.',
    'games.mail-scanner.right': 'You sorted {value} of {of} letters as asked.',
    'games.mail-scanner.usual_time': 'Your usual time to stamp a letter: {time}.',
    'games.parcel-belt.about': 'Keeping track of things that change all the time.',
    'games.parcel-belt.farthest':
      '{value, plural, one {At most you compared with the parcel just before.} other {At most you compared with the parcel # places back.}}',
    'games.parcel-belt.rounds':
      '{value, plural, one {You played # round.} other {You played # rounds.}} They become harder with every one that goes well.',
    'games.crane-yard.about': 'Planning several moves ahead.',
    'games.crane-yard.solved': 'You solved {value} of {of} problems.',
    'games.crane-yard.shortest': 'You solved {value} of {of} with the fewest moves possible.',
    'games.crane-yard.thinking_time': 'You usually thought for {time} before the first move.',
    'games.power-plant.about': 'How you share out your effort between easy and hard work.',
    'games.power-plant.hard': 'You took the hard shift in {value} of {of} choices.',
    'games.power-plant.points':
      '{value, plural, one {You earned # point; luck has a large part in it.} other {You earned # points; luck has a large part in it.}}',
    'games.work-style.about': 'How you describe the way you work and deal with people.',
    'games.work-style.answered': 'You answered {percent} of the statements.',
    'games.work-style.usual_seconds': 'Your usual time for a statement: {time}.',
    'games.salvage-dive.about': 'Choosing how far to go when the odds are known.',
    'games.salvage-dive.points': 'All dives together: {value} points; luck has a large part in it.',
    'games.salvage-dive.snagged': '{value} of {of} dives were ended by a snag.',
    'games.salvage-dive.usual_crates': 'Crates you opened in a dive, on average: {value}.',
    'games.shift-desk.about': 'Deciding what comes first when much arrives at once.',
    'games.shift-desk.decided':
      '{value, plural, one {You decided on # message.} other {You decided on # messages.}}',
    'games.shift-desk.time_used': 'You were at the desk for {time}.',
    'games.trade-post.about': 'How you share and trust with others. It is described only and has no score.',
    'games.trade-post.sent': 'You sent {percent} of your own coins to the ships.',
    'games.trade-post.offered': 'You offered the ships {percent} of what was to be shared.',
    'games.trade-post.coins':
      '{value, plural, one {You ended with # coin; what the ships do has a large part in it.} other {You ended with # coins; what the ships do has a large part in it.}}',
  },
  ar: {
    'games.title': 'لعبة بعد لعبة',
    'games.about': 'ما فعلته في كل لعبة بأرقامك أنت.',
    'games.none': 'لم يُقَس شيء في هذه اللعبة.',
    'games.showed.one': '{name}: {band}.',
    'games.showed.one_exact': '{name}: {band}. لو لعبت مرة ثانية لكان الرقم على الأرجح بين {low} و{high}.',
    'games.showed.many': 'الأقوى هنا: {name} ({band}).',
    'games.showed.none': 'لم تعطِ هذه المرة رقمًا لبطاقتك.',
    'games.showed.apart': 'ليس لها درجة خاصة بها في هذه البطاقة.',
    'games.shared': 'مع ألعاب أخرى',
    'games.bars': 'درجات تأتي من {game}',
    'games.reason.accommodated': 'لم يُقَس زمنك المعتاد لأنك طلبت وقتًا أطول. لا يُحتسب لك ولا عليك.',
    'games.reason.not_reached': 'انتهى اللعب قبل أن يكفي لقول المزيد.',
    'games.reason.too_few_trials': 'كانت الإجابات أقل من أن تكفي لقول المزيد.',
    'games.reason.other': 'رقم واحد لا يمكن قراءته بثقة فتُرك.',
    'games.unit.s': '{value} ث',
    'games.unit.min': '{value} د',
    'games.answers':
      '{value, plural, zero {لم تُعطِ إجابات محتسبة.} one {أعطيت إجابة واحدة محتسبة.} two {أعطيت إجابتين محتسبتين.} few {أعطيت # إجابات محتسبة.} many {أعطيت # إجابة محتسبة.} other {أعطيت # إجابة محتسبة.}}',
    'games.signal-tower.about': 'الإجابة بسرعة وصواب بينما يشير شيء قريب إلى جهة أخرى.',
    'games.signal-tower.right': 'أجبت عن {value} من {of} إشارة إجابة صحيحة في الوقت.',
    'games.signal-tower.usual_time': 'زمنك المعتاد للإجابة الصحيحة: {time}.',
    'games.cargo-drone.about': 'اختيار مقدار المخاطرة حين لا يُعرف الحد.',
    'games.cargo-drone.brought_home':
      '{value, plural, zero {لم يصل أي صندوق.} one {أوصلت صندوقًا واحدًا.} two {أوصلت صندوقين.} few {أوصلت # صناديق.} many {أوصلت # صندوقًا.} other {أوصلت # صندوق.}}',
    'games.cargo-drone.lost': 'فُقدت {value} من {of} رحلة.',
    'games.cargo-drone.usual_load': 'حمولتك المعتادة: {value} صندوقًا.',
    'games.team-days.about': 'الحكم على ما ينفع في مواقف العمل اليومية.',
    'games.team-days.judged':
      '{value, plural, zero {لم تقيّم أي رد.} one {قيّمت ردًا محتملًا واحدًا.} two {قيّمت ردين محتملين.} few {قيّمت # ردود محتملة.} many {قيّمت # ردًا محتملًا.} other {قيّمت # رد محتمل.}}',
    'games.team-days.usual_seconds': 'زمنك المعتاد للموقف: {time}.',
    'games.glyph-grid.about': 'اكتشاف القواعد وراء نمط لم تره من قبل.',
    'games.glyph-grid.right':
      'حللت {value} من {of} شبكة. وهي تصعب مع كل شبكة تحلها، فيخطئ الجميع تقريبًا في بعضها.',
    'games.glyph-grid.usual_time': 'زمنك المعتاد للشبكة المحلولة: {time}.',
    'games.market-stall.about': 'استخراج الإجابات من جداول ورسوم صغيرة.',
    'games.market-stall.right': 'أجبت عن {value} من {of} سؤالًا إجابة صحيحة.',
    'games.market-stall.usual_time': 'زمنك المعتاد للإجابة الصحيحة: {time}.',
    'games.lantern-path.about': 'حفظ الأماكن وترتيبها في الذهن.',
    'games.lantern-path.longest':
      '{value, plural, zero {لم يُعَد أي مسار دون خطأ.} one {أطول مسار لك دون خطأ: فانوس واحد.} two {أطول مسار لك دون خطأ: فانوسان.} few {أطول مسار لك دون خطأ: # فوانيس.} many {أطول مسار لك دون خطأ: # فانوسًا.} other {أطول مسار لك دون خطأ: # فانوس.}}',
    'games.lantern-path.right':
      'أعدت {value} من {of} مسارًا دون خطأ. وهي تطول مع كل مسار تعيده، فيخطئ الجميع في بعضها.',
    'games.reflex-check.about': 'سرعة إجابتك عن إشارات بسيطة على هذا الجهاز.',
    'games.reflex-check.right': 'أجبت عن {value} من {of} إشارة إجابة صحيحة في الوقت.',
    'games.reflex-check.usual_time': 'زمنك المعتاد للإجابة الصحيحة: {time}.',
    'games.mail-scanner.about': 'البقاء متيقظًا والتوقف حين يلزم.',
    'games.mail-scanner.right': 'فرزت {value} من {of} رسالة كما طُلب.',
    'games.mail-scanner.usual_time': 'زمنك المعتاد لختم الرسالة: {time}.',
    'games.parcel-belt.about': 'متابعة أشياء تتغير طوال الوقت.',
    'games.parcel-belt.farthest':
      '{value, plural, zero {لم تقارن بأي طرد.} one {أبعد ما قارنت به هو الطرد السابق مباشرة.} two {أبعد ما قارنت به هو الطرد قبل موضعين.} few {أبعد ما قارنت به هو الطرد قبل # مواضع.} many {أبعد ما قارنت به هو الطرد قبل # موضعًا.} other {أبعد ما قارنت به هو الطرد قبل # موضع.}}',
    'games.parcel-belt.rounds':
      '{value, plural, zero {لم تلعب أي جولة.} one {لعبت جولة واحدة.} two {لعبت جولتين.} few {لعبت # جولات.} many {لعبت # جولة.} other {لعبت # جولة.}} وهي تصعب مع كل جولة تسير جيدًا.',
    'games.crane-yard.about': 'التخطيط لعدة نقلات إلى الأمام.',
    'games.crane-yard.solved': 'حللت {value} من {of} مسألة.',
    'games.crane-yard.shortest': 'حللت {value} من {of} بأقل نقلات ممكنة.',
    'games.crane-yard.thinking_time': 'فكرت عادةً {time} قبل النقلة الأولى.',
    'games.power-plant.about': 'كيف توزع جهدك بين العمل السهل والصعب.',
    'games.power-plant.hard': 'اخترت النوبة الصعبة في {value} من {of} اختيارًا.',
    'games.power-plant.points':
      '{value, plural, zero {لم تكسب نقاطًا؛ وللحظ نصيب كبير في ذلك.} one {كسبت نقطة واحدة؛ وللحظ نصيب كبير في ذلك.} two {كسبت نقطتين؛ وللحظ نصيب كبير في ذلك.} few {كسبت # نقاط؛ وللحظ نصيب كبير في ذلك.} many {كسبت # نقطة؛ وللحظ نصيب كبير في ذلك.} other {كسبت # نقطة؛ وللحظ نصيب كبير في ذلك.}}',
    'games.work-style.about': 'كيف تصف طريقتك في العمل والتعامل مع الناس.',
    'games.work-style.answered': 'أجبت عن {percent} من العبارات.',
    'games.work-style.usual_seconds': 'زمنك المعتاد للعبارة: {time}.',
    'games.salvage-dive.about': 'اختيار إلى أي مدى تمضي حين تُعرف الاحتمالات.',
    'games.salvage-dive.points': 'كل الغوصات معًا: {value} نقطة، وللحظ فيها دور كبير.',
    'games.salvage-dive.snagged': '{value} من {of} غوصة أنهاها صندوق عالق.',
    'games.salvage-dive.usual_crates': 'صناديق فتحتها في الغوصة وسطيًا: {value}.',
    'games.shift-desk.about': 'تقرير ما يأتي أولًا حين يصل الكثير دفعة واحدة.',
    'games.shift-desk.decided':
      '{value, plural, zero {لم تبت في أي رسالة.} one {بتتّ في رسالة واحدة.} two {بتتّ في رسالتين.} few {بتتّ في # رسائل.} many {بتتّ في # رسالة.} other {بتتّ في # رسالة.}}',
    'games.shift-desk.time_used': 'جلست إلى المكتب {time}.',
    'games.trade-post.about': 'كيف تتقاسم مع الآخرين وتثق بهم. توصف فقط ولا درجة لها.',
    'games.trade-post.sent': 'أرسلت إلى السفن {percent} من قطعك.',
    'games.trade-post.offered': 'عرضت على السفن {percent} مما يُتقاسم.',
    'games.trade-post.coins':
      '{value, plural, zero {لم يبق معك شيء؛ ولما تفعله السفن نصيب كبير في ذلك.} one {بقيت معك قطعة واحدة؛ ولما تفعله السفن نصيب كبير في ذلك.} two {بقيت معك قطعتان؛ ولما تفعله السفن نصيب كبير في ذلك.} few {بقيت معك # قطع؛ ولما تفعله السفن نصيب كبير في ذلك.} many {بقيت معك # قطعة؛ ولما تفعله السفن نصيب كبير في ذلك.} other {بقيت معك # قطعة؛ ولما تفعله السفن نصيب كبير في ذلك.}}',
  },
});

export type GameMessage = keyof (typeof messages)['en'];
