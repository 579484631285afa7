import { harbourMessages } from '../harbour/messages.ts';

/** Words of Signal Tower. */
export const signalTowerMessages = {
  en: {
    ...harbourMessages.en,
    'signal-tower.title': 'Signal Tower',
    'signal-tower.intro': 'Read the middle lamp',
    'signal-tower.shows':
      'how quickly and surely you pick out the one signal that counts while others pull at it.',
    'signal-tower.how_look': 'Look at the small light. Five lamps light up, each with an arrow.',
    'signal-tower.how_answer':
      '{by, select, touch {Tap the half of the screen that the middle lamp points to, left or right.} key {Press <key>←</key> or <key>F</key> if the middle lamp points left, <key>→</key> or <key>J</key> if it points right.} other {Which way does the middle lamp point? Press <key>←</key> or <key>→</key>, or click the left or right half.}}',
    'signal-tower.how_quick': 'Be as quick as you can without guessing. The lamps go out after a short time.',
    'signal-tower.how_untimed': 'There is no time limit. The lamps stay lit until you answer.',
    'signal-tower.note_practice': 'In practice you see whether each answer was right.',
    'signal-tower.note_test':
      'You won’t see whether answers are right from now on. There are breaks. If you miss one, just carry on.',
    'signal-tower.stage': 'Signal board with five lamps',
    'signal-tower.fixation': 'The lamps are dark. Look at the small light in the middle.',
    'signal-tower.row': 'Lamps from left to right: {row}. Which way does the middle one point?',
    'signal-tower.answer_left': 'Left',
    'signal-tower.answer_right': 'Right',
    'signal-tower.left': 'left',
    'signal-tower.right': 'right',
    'signal-tower.feedback_right_left': 'Yes: the middle lamp points left.',
    'signal-tower.feedback_right_right': 'Yes: the middle lamp points right.',
    'signal-tower.feedback_other_left': 'The middle lamp points left.',
    'signal-tower.feedback_other_right': 'The middle lamp points right.',
    'signal-tower.feedback_missed_left': 'No answer in time. The middle lamp points left.',
    'signal-tower.feedback_missed_right': 'No answer in time. The middle lamp points right.',
    'signal-tower.practice_result': 'You read {right, number} of {of, number} rows correctly.',
  },
  ar: {
    ...harbourMessages.ar,
    'signal-tower.title': 'برج الإشارات',
    'signal-tower.intro': 'اقرأ المصباح الأوسط',
    'signal-tower.shows': 'مدى سرعتك ودقتك في التقاط الإشارة المهمة بينما تشدّك إشارات أخرى.',
    'signal-tower.how_look': 'انظر إلى الضوء الصغير. تضيء خمسة مصابيح، وفي كل منها سهم.',
    'signal-tower.how_answer':
      '{by, select, touch {المس نصف الشاشة الذي يشير إليه المصباح الأوسط: الأيسر أو الأيمن.} key {اضغط <key>←</key> أو <key>F</key> إن أشار المصباح الأوسط إلى اليسار، و<key>→</key> أو <key>J</key> إن أشار إلى اليمين.} other {إلى أي جهة يشير المصباح الأوسط؟ اضغط <key>←</key> أو <key>→</key>، أو انقر النصف الأيسر أو الأيمن.}}',
    'signal-tower.how_quick': 'أجب بأسرع ما يمكنك دون تخمين. تنطفئ المصابيح بعد وقت قصير.',
    'signal-tower.how_untimed': 'لا يوجد حد زمني. تبقى المصابيح مضاءة حتى تجيب.',
    'signal-tower.note_practice': 'في التدريب نخبرك كيف كانت كل إجابة.',
    'signal-tower.note_test':
      'من الآن فصاعدًا لا نخبرك كيف كانت الإجابة. هناك استراحات. وإن فاتتك واحدة فلا بأس، تابع.',
    'signal-tower.stage': 'لوحة الإشارات بخمسة مصابيح',
    'signal-tower.fixation': 'المصابيح مطفأة. انظر إلى الضوء الصغير في الوسط.',
    'signal-tower.row': 'المصابيح من اليسار إلى اليمين: {row}. إلى أي جهة يشير الأوسط؟',
    'signal-tower.answer_left': 'يسار',
    'signal-tower.answer_right': 'يمين',
    'signal-tower.left': 'يسار',
    'signal-tower.right': 'يمين',
    'signal-tower.feedback_right_left': 'نعم: المصباح الأوسط يشير إلى اليسار.',
    'signal-tower.feedback_right_right': 'نعم: المصباح الأوسط يشير إلى اليمين.',
    'signal-tower.feedback_other_left': 'المصباح الأوسط يشير إلى اليسار.',
    'signal-tower.feedback_other_right': 'المصباح الأوسط يشير إلى اليمين.',
    'signal-tower.feedback_missed_left': 'لم تصل إجابة في الوقت. المصباح الأوسط يشير إلى اليسار.',
    'signal-tower.feedback_missed_right': 'لم تصل إجابة في الوقت. المصباح الأوسط يشير إلى اليمين.',
    'signal-tower.practice_result': 'قرأت {right, number} من {of, number} صفوف كما أظهرها المصباح الأوسط.',
  },
} as const;
