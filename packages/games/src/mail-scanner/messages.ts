import { harbourMessages } from '../harbour/messages.ts';

/** Words of Mail Scanner. */
export const mailScannerMessages = {
  en: {
    ...harbourMessages.en,
    'mail-scanner.title': 'Mail Scanner',
    'mail-scanner.intro': 'Stamp the mail',
    'mail-scanner.shows':
      'how well you hold back when it matters, and how evenly you stay with a task that is always the same.',
    'mail-scanner.how_stamp':
      '{by, select, touch {Letters appear in the light. Tap anywhere to stamp each one.} key {Letters appear in the light. Press <key>Space</key> to stamp each one.} other {Letters appear in the light. Press <key>Space</key> or click anywhere to stamp each one.}}',
    'mail-scanner.how_leave': 'Some letters have a cross. Don’t stamp those: let them pass.',
    'mail-scanner.how_quick': 'Letters pass quickly. Stamp each one as soon as you see it.',
    'mail-scanner.how_stamp_own':
      '{by, select, touch {Tap the right half to stamp the letter in the light.} key {Press <key>Space</key> or <key>J</key> to stamp the letter in the light.} other {Press <key>Space</key> or <key>J</key>, or click the right half, to stamp the letter in the light.}}',
    'mail-scanner.how_aside':
      '{by, select, touch {Some letters have a cross. Tap the left half to put those aside.} key {Some letters have a cross. Press <key>F</key> or <key>←</key> to put those aside.} other {Some letters have a cross. Press <key>F</key> or <key>←</key>, or click the left half, to put those aside.}}',
    'mail-scanner.how_own': 'There is no time limit. The next letter comes once you have sorted this one.',
    'mail-scanner.how_spoken':
      'Your screen reader says “plain” for a letter to stamp and “cross” for one to leave alone.',
    'mail-scanner.note_practice': 'In practice you see how each letter went. The first ones stay longer.',
    'mail-scanner.note_test':
      'You won’t see how a letter went from now on. There are breaks. If you stamp one by mistake, just carry on.',
    'mail-scanner.stage': 'Scanner on the sorting belt',
    'mail-scanner.dark': 'The light is off. Look at the small lamp.',
    'mail-scanner.plain_letter': 'Letter without a cross',
    'mail-scanner.marked_letter': 'Letter with a cross',
    'mail-scanner.spoken_plain': 'Plain',
    'mail-scanner.spoken_marked': 'Cross',
    'mail-scanner.answer_stamp': 'Stamp',
    'mail-scanner.answer_aside': 'Put aside',
    'mail-scanner.key_space': 'Space',
    'mail-scanner.feedback_right_plain': 'Yes: stamped.',
    'mail-scanner.feedback_right_marked': 'Yes: letters with a cross are left alone.',
    'mail-scanner.feedback_other_plain': 'This one has no cross: stamp it.',
    'mail-scanner.feedback_other_marked': 'This one has a cross: let it pass.',
    'mail-scanner.feedback_missed_plain': 'Not stamped in time. It has no cross: stamp it.',
    'mail-scanner.practice_result': 'You sorted {right, number} of {of, number} letters as asked.',
  },
  ar: {
    ...harbourMessages.ar,
    'mail-scanner.title': 'فرز البريد',
    'mail-scanner.intro': 'اختم الرسائل',
    'mail-scanner.shows': 'مدى قدرتك على كبح نفسك حين يلزم، ومدى ثبات انتباهك في عمل لا يتغيّر.',
    'mail-scanner.how_stamp':
      '{by, select, touch {تظهر الرسائل في الضوء. المس الشاشة في أي مكان لتختم كل رسالة.} key {تظهر الرسائل في الضوء. اضغط <key>مفتاح المسافة</key> لتختم كل رسالة.} other {تظهر الرسائل في الضوء. اضغط <key>مفتاح المسافة</key> أو انقر في أي مكان لتختم كل رسالة.}}',
    'mail-scanner.how_leave': 'بعض الرسائل عليها علامة ضرب. لا تختمها، دعها تمر.',
    'mail-scanner.how_quick': 'تمر الرسائل بسرعة. اختم فور رؤية الرسالة دون انتظار.',
    'mail-scanner.how_stamp_own':
      '{by, select, touch {المس النصف الأيمن لتختم الرسالة التي في الضوء.} key {اختم الرسالة التي في الضوء بالضغط على <key>مفتاح المسافة</key> أو <key>J</key>.} other {اختم الرسالة التي في الضوء بالضغط على <key>مفتاح المسافة</key> أو <key>J</key>، أو انقر النصف الأيمن.}}',
    'mail-scanner.how_aside':
      '{by, select, touch {بعض الرسائل عليها علامة ضرب. المس النصف الأيسر لتضعها جانبًا.} key {بعض الرسائل عليها علامة ضرب. اضغط <key>F</key> أو <key>←</key> لتضعها جانبًا.} other {بعض الرسائل عليها علامة ضرب. ضعها جانبًا بالضغط على <key>F</key> أو <key>←</key>، أو انقر النصف الأيسر.}}',
    'mail-scanner.how_own': 'لا يوجد حد زمني. تأتي الرسالة التالية بعد أن تفرز هذه.',
    'mail-scanner.how_spoken': 'يقول قارئ الشاشة «عادية» للرسالة التي تُختم و«علامة» للرسالة التي تُترك.',
    'mail-scanner.note_practice': 'في التدريب نخبرك كيف كانت كل رسالة. وتبقى الرسائل الأولى مدة أطول.',
    'mail-scanner.note_test':
      'من الآن فصاعدًا لا نخبرك كيف كانت الرسالة. هناك استراحات. وإن ختمت رسالة خطأً فلا بأس، تابع.',
    'mail-scanner.stage': 'الماسح على سير الفرز',
    'mail-scanner.dark': 'الضوء مطفأ. انظر إلى المصباح الصغير.',
    'mail-scanner.plain_letter': 'رسالة بلا علامة ضرب',
    'mail-scanner.marked_letter': 'رسالة عليها علامة ضرب',
    'mail-scanner.spoken_plain': 'عادية',
    'mail-scanner.spoken_marked': 'علامة',
    'mail-scanner.answer_stamp': 'اختم',
    'mail-scanner.answer_aside': 'ضع جانبًا',
    'mail-scanner.key_space': 'مسافة',
    'mail-scanner.feedback_right_plain': 'نعم: خُتمت.',
    'mail-scanner.feedback_right_marked': 'نعم: الرسالة التي عليها علامة تُترك.',
    'mail-scanner.feedback_other_plain': 'هذه بلا علامة: اختمها.',
    'mail-scanner.feedback_other_marked': 'هذه عليها علامة: دعها تمر.',
    'mail-scanner.feedback_missed_plain': 'لم تُختم في الوقت. هي بلا علامة: اختمها.',
    'mail-scanner.practice_result': 'فرزت {right, number} من {of, number} رسائل كما طُلب.',
  },
} as const;
