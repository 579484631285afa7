import { harbourMessages } from '../harbour/messages.ts';

/** Words of Reflex Check. */
export const reflexCheckMessages = {
  en: {
    ...harbourMessages.en,
    'reflex-check.title': 'Reflex Check',
    'reflex-check.intro': 'Watch the mast',
    'reflex-check.shows':
      'how quickly you react on this device. It takes about a minute and a half, and it helps to judge the other tasks fairly.',
    'reflex-check.how_simple':
      '{by, select, touch {Look at the small light. Tap anywhere as soon as the ball is up.} key {Look at the small light. Press <key>Space</key> as soon as the ball is up.} other {Look at the small light. Press <key>Space</key> or click anywhere as soon as the ball is up.}}',
    'reflex-check.how_then':
      'After that there are two signals: the ball above means left, the diamond below means right.',
    'reflex-check.how_quick':
      'Be as quick as you can, but wait for the signal: anything before it does not count.',
    'reflex-check.how_untimed': 'There is no time limit. Each signal stays up until you answer.',
    'reflex-check.note_practice': 'In practice you see whether each answer was right.',
    'reflex-check.note_test': 'You won’t see whether answers are right from now on.',
    'reflex-check.choice_title': 'Now there are two signals',
    'reflex-check.choice_ball':
      '{by, select, touch {Ball above: tap the left half.} key {Ball above: press <key>←</key> or <key>F</key>.} other {Ball above: press <key>←</key> or <key>F</key>, or click the left half.}}',
    'reflex-check.choice_diamond':
      '{by, select, touch {Diamond below: tap the right half.} key {Diamond below: press <key>→</key> or <key>J</key>.} other {Diamond below: press <key>→</key> or <key>J</key>, or click the right half.}}',
    'reflex-check.stage': 'Signal mast',
    'reflex-check.bare': 'The mast is bare. Look at the small light.',
    'reflex-check.ball': 'Ball',
    'reflex-check.diamond': 'Diamond',
    'reflex-check.answer_simple': 'Now',
    'reflex-check.answer_left': 'Ball',
    'reflex-check.answer_right': 'Diamond',
    'reflex-check.key_space': 'Space',
    'reflex-check.feedback_simple_right': 'Yes: the ball was up.',
    'reflex-check.feedback_simple_missed': 'The ball was up. Press as soon as you see it.',
    'reflex-check.feedback_right_ball': 'Yes: the ball means left.',
    'reflex-check.feedback_right_diamond': 'Yes: the diamond means right.',
    'reflex-check.feedback_other_ball': 'The ball means left.',
    'reflex-check.feedback_other_diamond': 'The diamond means right.',
    'reflex-check.feedback_missed_ball': 'No answer in time. The ball means left.',
    'reflex-check.feedback_missed_diamond': 'No answer in time. The diamond means right.',
    'reflex-check.practice_result': 'You answered {right, number} of {of, number} signals correctly.',
  },
  ar: {
    ...harbourMessages.ar,
    'reflex-check.title': 'اختبار ردّ الفعل',
    'reflex-check.intro': 'راقب الصاري',
    'reflex-check.shows':
      'مدى سرعة ردّ فعلك على هذا الجهاز. يستغرق نحو دقيقة ونصف، ويساعد على تقدير المهام الأخرى بإنصاف.',
    'reflex-check.how_simple':
      '{by, select, touch {انظر إلى الضوء الصغير. المس الشاشة في أي مكان فور ظهور الكرة.} key {انظر إلى الضوء الصغير. اضغط <key>مفتاح المسافة</key> فور ظهور الكرة.} other {انظر إلى الضوء الصغير. اضغط <key>مفتاح المسافة</key> أو انقر في أي مكان فور ظهور الكرة.}}',
    'reflex-check.how_then':
      'بعد ذلك تأتي إشارتان: الكرة في الأعلى تعني اليسار، والمعيّن في الأسفل يعني اليمين.',
    'reflex-check.how_quick': 'أجب بأسرع ما يمكنك، لكن انتظر الإشارة: ما يأتي قبلها لا يُحسب.',
    'reflex-check.how_untimed': 'لا يوجد حد زمني. تبقى كل إشارة حتى تجيب.',
    'reflex-check.note_practice': 'في التدريب نخبرك كيف كانت كل إجابة.',
    'reflex-check.note_test': 'من الآن فصاعدًا لا نخبرك كيف كانت الإجابة.',
    'reflex-check.choice_title': 'الآن توجد إشارتان',
    'reflex-check.choice_ball':
      '{by, select, touch {الكرة في الأعلى: المس النصف الأيسر.} key {الكرة في الأعلى: اضغط <key>←</key> أو <key>F</key>.} other {الكرة في الأعلى: اضغط <key>←</key> أو <key>F</key>، أو انقر النصف الأيسر.}}',
    'reflex-check.choice_diamond':
      '{by, select, touch {المعيّن في الأسفل: المس النصف الأيمن.} key {المعيّن في الأسفل: اضغط <key>→</key> أو <key>J</key>.} other {المعيّن في الأسفل: اضغط <key>→</key> أو <key>J</key>، أو انقر النصف الأيمن.}}',
    'reflex-check.stage': 'صاري الإشارات',
    'reflex-check.bare': 'الصاري خالٍ. انظر إلى الضوء الصغير.',
    'reflex-check.ball': 'كرة',
    'reflex-check.diamond': 'معيّن',
    'reflex-check.answer_simple': 'الآن',
    'reflex-check.answer_left': 'كرة',
    'reflex-check.answer_right': 'معيّن',
    'reflex-check.key_space': 'مسافة',
    'reflex-check.feedback_simple_right': 'نعم: ظهرت الكرة.',
    'reflex-check.feedback_simple_missed': 'ظهرت الكرة. اضغط فور رؤيتها.',
    'reflex-check.feedback_right_ball': 'نعم: الكرة تعني اليسار.',
    'reflex-check.feedback_right_diamond': 'نعم: المعيّن يعني اليمين.',
    'reflex-check.feedback_other_ball': 'الكرة تعني اليسار.',
    'reflex-check.feedback_other_diamond': 'المعيّن يعني اليمين.',
    'reflex-check.feedback_missed_ball': 'لم تصل إجابة في الوقت. الكرة تعني اليسار.',
    'reflex-check.feedback_missed_diamond': 'لم تصل إجابة في الوقت. المعيّن يعني اليمين.',
    'reflex-check.practice_result': 'أجبت عن {right, number} من {of, number} إشارات كما طلبت.',
  },
} as const;
