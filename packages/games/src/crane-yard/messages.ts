import { harbourMessages } from '../harbour/messages.ts';

/** Words of Crane Yard. */
export const craneYardMessages = {
  en: {
    ...harbourMessages.en,
    'crane-yard.title': 'Crane Yard',
    'crane-yard.intro': 'Stack the crates as on the plan',
    'crane-yard.shows': 'how well you think a way through before you begin.',
    'crane-yard.how_goal':
      'The plan shows where three crates should end up. Get them there in as few moves as you can.',
    'crane-yard.how_pegs':
      'You can lift only the top crate of a post. The posts have room for three, two and one.',
    'crane-yard.how_move':
      '{by, select, touch {Tap a post to lift its top crate, then tap where it goes; or drag it there.} key {Press <key>1</key>, <key>2</key> or <key>3</key> for a post: once to lift its top crate, again to set it down.} other {Click a post, then where its top crate goes, or drag it. <key>1</key>, <key>2</key> and <key>3</key> work too.}}',
    'crane-yard.how_time':
      'You have {seconds, number} seconds for each plan. Think first: moves count, speed does not.',
    'crane-yard.how_untimed': 'There is no time limit. If you get stuck, you can skip a plan and continue.',
    'crane-yard.note_practice': 'In practice you see the fewest moves needed.',
    'crane-yard.note_test':
      '{of, number} plans, from easy to hard, with a break in between. You won’t see how many moves they take.',
    'crane-yard.stage': 'Crane and three posts',
    'crane-yard.goal': 'Plan',
    'crane-yard.goal_words': 'The plan. {yard}',
    'crane-yard.yard_words': 'Now. {yard}',
    'crane-yard.in_peg': 'Post {peg, number}: {crates}.',
    'crane-yard.peg':
      'Post {peg, number}, room for {room, plural, one {# crate} other {# crates}}. From below: {crates}',
    'crane-yard.peg_empty': 'empty',
    'crane-yard.crate_0': 'A, circle',
    'crane-yard.crate_1': 'B, triangle',
    'crane-yard.crate_2': 'C, square',
    'crane-yard.letter_0': 'A',
    'crane-yard.letter_1': 'B',
    'crane-yard.letter_2': 'C',
    'crane-yard.moves': '{moves, plural, =0 {No move yet} one {# move} other {# moves}}',
    'crane-yard.picked': '{crate} is on the crane.',
    'crane-yard.dropped': '{crate} is on post {peg, number}. {yard}',
    'crane-yard.is_full': 'Post {peg, number} is full.',
    'crane-yard.is_empty': 'Post {peg, number} is empty.',
    'crane-yard.solved': 'Plan complete.',
    'crane-yard.time_up': 'Time’s up for this plan.',
    'crane-yard.seconds_left': '{seconds, number} seconds left',
    'crane-yard.leave': 'Skip this plan',
    'crane-yard.say_again': 'Repeat',
    'crane-yard.between': 'Next plan',
    'crane-yard.feedback_fewest':
      '{moves, plural, one {Solved in # move, the fewest possible.} other {Solved in # moves, the fewest possible.}}',
    'crane-yard.feedback_more':
      '{moves, plural, one {Solved in # move.} other {Solved in # moves.}} {fewest, plural, one {The fewest possible is #.} other {The fewest possible is #.}}',
    'crane-yard.feedback_open':
      'Not solved this time. It takes at least {fewest, plural, one {# move} other {# moves}}.',
    'crane-yard.practice_result': 'You solved {right, number} of {of, number} in the fewest moves.',
  },
  ar: {
    ...harbourMessages.ar,
    'crane-yard.title': 'ساحة الرافعة',
    'crane-yard.intro': 'رصّ الصناديق كما في المخطط',
    'crane-yard.shows': 'مدى قدرتك على التفكير في الطريق كله قبل أن تبدأ.',
    'crane-yard.how_goal': 'يبيّن المخطط كيف تقف ثلاثة صناديق. انقلها إلى هناك بأقل عدد ممكن من النقلات.',
    'crane-yard.how_pegs':
      'لا يُرفع إلا الصندوق الأعلى من كل عمود، واحدًا في كل مرة. تتسع الأعمدة لثلاثة ثم اثنين ثم واحد.',
    'crane-yard.how_move':
      '{by, select, touch {المس عمودًا لترفع صندوقه الأعلى، ثم المس العمود الذي تريده؛ أو اسحب الصندوق إليه.} key {اضغط <key>1</key> أو <key>2</key> أو <key>3</key> للعمود: مرة لرفع صندوقه الأعلى، ومرة لإنزاله.} other {انقر عمودًا ثم العمود الذي تريده، أو اسحب الصندوق. وتصلح أيضًا <key>1</key> و<key>2</key> و<key>3</key>.}}',
    'crane-yard.how_time': 'لديك {seconds, number} ثانية لكل مخطط. فكّر أولًا: المهم عدد النقلات لا السرعة.',
    'crane-yard.how_untimed': 'لا يوجد حد زمني. وإن تعثّرت فيمكنك ترك المسألة والمتابعة.',
    'crane-yard.note_practice': 'في التدريب نخبرك كم نقلة تكفي.',
    'crane-yard.note_test':
      '{of, number} مسألة، من السهل إلى الصعب، مع استراحة بينها. لا نخبرك كم نقلة تحتاج.',
    'crane-yard.stage': 'رافعة وثلاثة أعمدة',
    'crane-yard.goal': 'المخطط',
    'crane-yard.goal_words': 'المخطط. {yard}',
    'crane-yard.yard_words': 'الآن. {yard}',
    'crane-yard.in_peg': 'العمود {peg, number}: {crates}.',
    'crane-yard.peg':
      'العمود {peg, number}، يتسع {room, plural, one {لصندوق واحد} two {لصندوقين} few {لـ# صناديق} other {لـ# صندوق}}. من الأسفل: {crates}',
    'crane-yard.peg_empty': 'فارغ',
    'crane-yard.crate_0': 'أ، دائرة',
    'crane-yard.crate_1': 'ب، مثلث',
    'crane-yard.crate_2': 'ج، مربع',
    'crane-yard.letter_0': 'أ',
    'crane-yard.letter_1': 'ب',
    'crane-yard.letter_2': 'ج',
    'crane-yard.moves':
      '{moves, plural, =0 {لا نقلات بعد} one {نقلة واحدة} two {نقلتان} few {# نقلات} many {# نقلة} other {# نقلة}}',
    'crane-yard.picked': '{crate} معلّق في الرافعة.',
    'crane-yard.dropped': '{crate} على العمود {peg, number}. {yard}',
    'crane-yard.is_full': 'العمود {peg, number} ممتلئ.',
    'crane-yard.is_empty': 'العمود {peg, number} فارغ.',
    'crane-yard.solved': 'تحقق المخطط.',
    'crane-yard.time_up': 'انتهى وقت هذا المخطط.',
    'crane-yard.seconds_left': 'بقيت {seconds, number} ثوانٍ',
    'crane-yard.leave': 'اترك هذه المسألة',
    'crane-yard.say_again': 'أعد القراءة',
    'crane-yard.between': 'المخطط التالي',
    'crane-yard.feedback_fewest':
      '{moves, plural, one {حُلّت بنقلة واحدة: لا يمكن أقل.} two {حُلّت بنقلتين: لا يمكن أقل.} few {حُلّت بـ# نقلات: لا يمكن أقل.} other {حُلّت بـ# نقلة: لا يمكن أقل.}}',
    'crane-yard.feedback_more':
      '{moves, plural, one {حُلّت بنقلة واحدة.} two {حُلّت بنقلتين.} few {حُلّت بـ# نقلات.} other {حُلّت بـ# نقلة.}} {fewest, plural, one {تكفي نقلة واحدة.} two {تكفي نقلتان.} few {تكفي # نقلات.} other {تكفي # نقلة.}}',
    'crane-yard.feedback_open':
      'لم تُحل هذه المرة. {fewest, plural, one {تكفي نقلة واحدة} two {تكفي نقلتان} few {تكفي # نقلات} other {تكفي # نقلة}}.',
    'crane-yard.practice_result': 'حللت {right, number} من {of, number} بأقل النقلات.',
  },
} as const;
