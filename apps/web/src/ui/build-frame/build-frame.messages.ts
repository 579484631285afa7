import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'ui.frame.past': 'Past the game',
    'ui.frame.into': 'Into the game',
    'ui.frame.loading': 'Loading the game',
    'ui.frame.slow': 'It takes longer than usual. It goes on by itself when everything is here.',
    'ui.frame.again': 'Load it again',
    'ui.frame.silent': 'The game does not answer right now.',
    'ui.frame.turn': 'This game is made for the other way round. Turn your device if you can.',
    'ui.frame.small.title': 'This screen is small for the game',
    'ui.frame.small.turn': 'Turn your device, and it fits.',
    'ui.frame.small.larger':
      'It needs about {width} by {height} points. A larger window or another device shows it better.',
    'ui.frame.small.anyway': 'Show it smaller',
    'ui.frame.failed.title': 'The game could not be loaded',
    'ui.frame.failed.late':
      'It did not come in time. Often the line is slow for a moment. What you did before is kept.',
    'ui.frame.failed.old': 'It was made for another version of this platform. It is not your device.',
    'ui.frame.failed.flood': 'It sent far more than a game may, and was stopped. It is not your device.',
    'ui.frame.failed.full': 'It has used up what one play may send. What you did before is kept.',
    'ui.frame.failed.loads': 'It kept loading itself again, and was stopped. What you did before is kept.',
    'ui.frame.failed.address': 'It could not be found on the server just now. What you did before is kept.',
  },
  ar: {
    'ui.frame.past': 'تخطَّ اللعبة',
    'ui.frame.into': 'إلى اللعبة',
    'ui.frame.loading': 'جارٍ تحميل اللعبة',
    'ui.frame.slow': 'يستغرق الأمر وقتًا أطول من المعتاد. سيتابع تلقائيًا حين يكتمل كل شيء.',
    'ui.frame.again': 'حمّلها من جديد',
    'ui.frame.silent': 'اللعبة لا تستجيب الآن.',
    'ui.frame.turn': 'صُمّمت هذه اللعبة للاتجاه الآخر. أدر جهازك إن استطعت.',
    'ui.frame.small.title': 'هذه الشاشة صغيرة على اللعبة',
    'ui.frame.small.turn': 'أدر جهازك فتتسع لها الشاشة.',
    'ui.frame.small.larger':
      'تحتاج إلى نحو {width} في {height} نقطة. تظهر أفضل في نافذة أكبر أو على جهاز آخر.',
    'ui.frame.small.anyway': 'اعرضها أصغر',
    'ui.frame.failed.title': 'تعذّر تحميل اللعبة',
    'ui.frame.failed.late': 'لم تصل في الوقت المناسب. غالبًا ما يبطؤ الاتصال لحظة. كل ما فعلته من قبل محفوظ.',
    'ui.frame.failed.old': 'صُنعت لإصدار آخر من هذه المنصة. ليس السبب جهازك.',
    'ui.frame.failed.flood': 'أرسلت أكثر بكثير مما يُسمح للعبة به فأُوقفت. ليس السبب جهازك.',
    'ui.frame.failed.full': 'استنفدت ما يمكن لمحاولة واحدة أن ترسله. كل ما فعلته من قبل محفوظ.',
    'ui.frame.failed.loads': 'ظلّت تعيد تحميل نفسها فأُوقفت. كل ما فعلته من قبل محفوظ.',
    'ui.frame.failed.address': 'تعذّر العثور عليها على الخادم الآن. كل ما فعلته من قبل محفوظ.',
  },
});
