import { harbourMessages } from '../harbour/messages.ts';

/** Words of Work Style around the statements, which come from the server. */
export const workStyleMessages = {
  en: {
    ...harbourMessages.en,
    'work-style.title': 'Work Style',
    'work-style.intro': 'How do you see yourself?',
    'work-style.shows':
      'how you describe your own way of being. This is a questionnaire, not a game: there are no right answers, and neither end of a scale is better as such.',
    'work-style.how_read': 'Read each statement. There are a few on every screen.',
    'work-style.how_rate':
      '{by, select, touch {Tap how accurately it describes you, from 1, very inaccurate, to 5, very accurate.} key {Say how accurately it describes you, from very inaccurate, <key>1</key>, to very accurate, <key>5</key>.} other {Say how accurately it describes you, from 1, very inaccurate, to 5, very accurate: click or press the number.}}',
    'work-style.how_as_you_are': 'Describe yourself as you generally are now, not as you wish to be.',
    'work-style.how_leave': 'You can leave out any statement you don’t want to answer.',
    'work-style.note_practice': 'These two sample statements belong to no scale and are not kept.',
    'work-style.note_test': 'There is no time limit.',
    'work-style.question': 'How accurately does this describe you?',
    'work-style.rating_1': 'very inaccurate',
    'work-style.rating_2': 'moderately inaccurate',
    'work-style.rating_3': 'neither accurate nor inaccurate',
    'work-style.rating_4': 'moderately accurate',
    'work-style.rating_5': 'very accurate',
    'work-style.answered': '{rated, number} of {of, number} answered',
    'work-style.open':
      '{open, plural, one {One statement has} other {# statements have}} no answer yet. Answer, or continue again to leave {open, plural, one {it} other {them}} out.',
  },
  ar: {
    ...harbourMessages.ar,
    'work-style.title': 'أسلوب العمل',
    'work-style.intro': 'كيف ترى نفسك؟',
    'work-style.shows':
      'كيف تصف طريقتك بنفسك. هذا استبيان وليس لعبة: لا توجد إجابات صحيحة، ولا طرف من أي مقياس أفضل في ذاته.',
    'work-style.how_read': 'اقرأ كل عبارة. في كل شاشة بضع عبارات.',
    'work-style.how_rate':
      '{by, select, touch {المس إلى أي حد تنطبق عليك، من 1، لا تنطبق عليّ إطلاقًا، إلى 5، تنطبق عليّ تمامًا.} key {قل إلى أي حد تنطبق عليك، من لا تنطبق عليّ إطلاقًا، <key>1</key>، إلى تنطبق عليّ تمامًا، <key>5</key>.} other {قل إلى أي حد تنطبق عليك، من 1، لا تنطبق عليّ إطلاقًا، إلى 5، تنطبق عليّ تمامًا: انقر الرقم أو اضغطه.}}',
    'work-style.how_as_you_are': 'صف نفسك كما أنت عادةً الآن، لا كما تتمنى أن تكون.',
    'work-style.how_leave': 'العبارة التي لا تريد الإجابة عنها يمكنك تركها.',
    'work-style.note_practice': 'هاتان العبارتان للتجربة فقط، ولا تدخلان في أي مقياس ولا تُحفظان.',
    'work-style.note_test': 'لا يوجد حد زمني.',
    'work-style.question': 'إلى أي حد تنطبق عليك هذه العبارات؟',
    'work-style.rating_1': 'لا تنطبق عليّ إطلاقًا',
    'work-style.rating_2': 'لا تنطبق عليّ غالبًا',
    'work-style.rating_3': 'بين هذا وذاك',
    'work-style.rating_4': 'تنطبق عليّ غالبًا',
    'work-style.rating_5': 'تنطبق عليّ تمامًا',
    'work-style.answered': 'أجبت عن {rated, number} من {of, number}',
    'work-style.open':
      '{open, plural, zero {لا عبارات} one {عبارة واحدة} two {عبارتان} few {# عبارات} many {# عبارة} other {# عبارة}} دون إجابة. أجب، أو تابع مرة أخرى لتركها.',
  },
} as const;
