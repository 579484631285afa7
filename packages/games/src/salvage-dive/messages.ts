import { harbourMessages } from '../harbour/messages.ts';

/** Words of Salvage Dive. */
export const salvageDiveMessages = {
  en: {
    ...harbourMessages.en,
    'salvage-dive.title': 'Salvage Dive',
    'salvage-dive.intro': 'Bring up what pays',
    'salvage-dive.shows': 'how you weigh chances, gains and losses that you know in advance.',
    'salvage-dive.how_task':
      'A wreck holds 32 crates. Good ones bring points; a snag costs points and ends the dive.',
    'salvage-dive.how_facts':
      'Before each dive you see what a crate brings, what a snag costs and how many snags there are. Where they are is chance.',
    'salvage-dive.how_open':
      '{by, select, touch {Tap a crate to open it. Go up whenever you like.} key {Press <key>Space</key> to open the next crate, and <key>Enter</key> to go up whenever you like.} other {Click a crate or press <key>Space</key> to open one. Go up when you like: the button or <key>Enter</key>.}}',
    'salvage-dive.how_declare':
      'Choose how many crates to open. They’re opened one by one, up to that number or until a snag.',
    'salvage-dive.how_none':
      'What you have is safe once you are up. Not diving at all can be the best choice, too.',
    'salvage-dive.note_practice': 'These points don’t count.',
    'salvage-dive.note_test': '{of, number} dives with breaks in between. Nothing is timed.',
    'salvage-dive.points': 'All dives: <big>{total, number}</big>',
    'salvage-dive.stage': 'The wreck and its crates',
    'salvage-dive.fact_gain': 'A good crate',
    'salvage-dive.fact_loss': 'A snag',
    'salvage-dive.fact_snags': 'Snags',
    'salvage-dive.snags_of': '{snags, number} of {of, number}',
    'salvage-dive.facts_words':
      'A good crate brings {gain, number}. A snag costs {loss, number}. {snags, plural, one {# crate} other {# crates}} of {of, number} are snags.',
    'salvage-dive.crate_closed': 'Crate {crate, number}',
    'salvage-dive.crate_good': 'Crate {crate, number}, open, good',
    'salvage-dive.crate_snag': 'Crate {crate, number}, a snag',
    'salvage-dive.count':
      '{opened, plural, =0 {No crate opened yet} one {<big>#</big> crate opened} other {<big>#</big> crates opened}}',
    'salvage-dive.this_dive': 'This dive: <big>{points, number}</big>',
    'salvage-dive.surface': 'Go up',
    'salvage-dive.stay': 'Don’t dive',
    'salvage-dive.key_space': 'Space',
    'salvage-dive.opened':
      'Crate {crate, number} is good. This dive: {points, number} with {opened, plural, one {# crate} other {# crates}}.',
    'salvage-dive.home':
      'Up with {opened, plural, one {# crate} other {# crates}}: {points, number} points. All dives: {total, number}.',
    'salvage-dive.stayed': 'You stayed up: nothing gained, nothing lost. All dives: {total, number}.',
    'salvage-dive.snagged': 'A snag. This dive: {points, number}. All dives: {total, number}.',
    'salvage-dive.declare_question': 'How many crates should be opened? 0 to {most, number}',
    'salvage-dive.declare_range': 'Enter a whole number from 0 to {most, number}.',
    'salvage-dive.declare_send': 'Dive',
    'salvage-dive.waiting_offline': 'You’re offline. The dive continues once you’re back online.',
    'salvage-dive.result': 'All dives together: {total, number} points.',
  },
  ar: {
    ...harbourMessages.ar,
    'salvage-dive.title': 'غوصة الإنقاذ',
    'salvage-dive.intro': 'أخرج ما يستحق',
    'salvage-dive.shows': 'كيف تزن الاحتمالات والمكاسب والخسائر المعروفة لك مسبقًا.',
    'salvage-dive.how_task':
      'في الحطام 32 صندوقًا. كل صندوق سليم يجلب نقاطًا، أما الصندوق العالق فيكلّف نقاطًا وينهي الغوصة فورًا.',
    'salvage-dive.how_facts':
      'قبل كل غوصة ترى ما يجلبه الصندوق، وما يكلّفه العالق، وعدد الصناديق العالقة. أما مواضعها فبالصدفة.',
    'salvage-dive.how_open':
      '{by, select, touch {المس صندوقًا لتفتحه، واصعد متى شئت.} key {اضغط <key>Space</key> لفتح الصندوق التالي، و<key>Enter</key> للصعود متى شئت.} other {انقر صندوقًا أو اضغط <key>Space</key> لتفتحه. واصعد متى شئت بالزر أو <key>Enter</key>.}}',
    'salvage-dive.how_declare':
      'قل كم صندوقًا تريد فتحه. تُفتح واحدًا بعد الآخر حتى هذا العدد أو حتى صندوق عالق.',
    'salvage-dive.how_none': 'ما لديك يُحفظ حين تصعد. وقد يكون عدم الغوص أصلًا هو الخيار الأفضل.',
    'salvage-dive.note_practice': 'هذه النقاط لا تُحتسب.',
    'salvage-dive.note_test': '{of, number} غوصة تتخللها استراحات. لا يُحسب أي وقت.',
    'salvage-dive.points': 'كل الغوصات: <big>{total, number}</big>',
    'salvage-dive.stage': 'الحطام وصناديقه',
    'salvage-dive.fact_gain': 'صندوق سليم',
    'salvage-dive.fact_loss': 'صندوق عالق',
    'salvage-dive.fact_snags': 'العالقة',
    'salvage-dive.snags_of': '{snags, number} من {of, number}',
    'salvage-dive.facts_words':
      'الصندوق السليم يجلب {gain, number}. والعالق يكلّف {loss, number}. {snags, plural, one {صندوق واحد عالق} two {صندوقان عالقان} few {# صناديق عالقة} other {# صندوقًا عالقًا}} من {of, number}.',
    'salvage-dive.crate_closed': 'الصندوق {crate, number}',
    'salvage-dive.crate_good': 'الصندوق {crate, number}، مفتوح، سليم',
    'salvage-dive.crate_snag': 'الصندوق {crate, number}، عالق',
    'salvage-dive.count':
      '{opened, plural, =0 {لم يُفتح صندوق بعد} one {فُتح <big>#</big> صندوق} two {فُتح <big>#</big> صندوقان} few {فُتحت <big>#</big> صناديق} many {فُتح <big>#</big> صندوقًا} other {فُتح <big>#</big> صندوق}}',
    'salvage-dive.this_dive': 'هذه الغوصة: <big>{points, number}</big>',
    'salvage-dive.surface': 'اصعد',
    'salvage-dive.stay': 'لا تغص',
    'salvage-dive.key_space': 'مسافة',
    'salvage-dive.opened':
      'الصندوق {crate, number} سليم. هذه الغوصة: {points, number} من {opened, plural, one {صندوق واحد} two {صندوقين} few {# صناديق} other {# صندوقًا}}.',
    'salvage-dive.home':
      'صعدت ومعك {opened, plural, one {صندوق واحد} two {صندوقان} few {# صناديق} other {# صندوقًا}}: {points, number} نقطة. كل الغوصات: {total, number}.',
    'salvage-dive.stayed': 'بقيت فوق: لا ربح ولا خسارة. كل الغوصات: {total, number}.',
    'salvage-dive.snagged': 'صندوق عالق. حصيلة هذه الغوصة {points, number}. كل الغوصات: {total, number}.',
    'salvage-dive.declare_question': 'كم صندوقًا يُفتح؟ من 0 إلى {most, number}',
    'salvage-dive.declare_range': 'من فضلك اكتب عددًا صحيحًا من 0 إلى {most, number}.',
    'salvage-dive.declare_send': 'اغطس',
    'salvage-dive.waiting_offline': 'أنت غير متصل بالإنترنت. تتابع الغوصة فور عودة الاتصال.',
    'salvage-dive.result': 'مجموع كل الغوصات: {total, number} نقطة.',
  },
} as const;
