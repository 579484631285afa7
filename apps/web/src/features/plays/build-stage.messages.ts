import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const buildStageMessages = defineCatalogue({
  en: {
    'plays.build.opening': 'Opening the game',
    'plays.build.not_found': 'The game could not be opened',
    'plays.build.again': 'Try again',
    'plays.build.leave': 'Leave and keep',
    'plays.build.browser.title': 'This browser cannot run the game',
    'plays.build.browser.text':
      'It needs memory that several parts of it share. A newer browser, or one on a computer, can do that. What you did is kept.',
    'plays.build.keys': 'The game can be used now. Tab leads out of it again, and Escape pauses.',
    'plays.build.paused.title': 'Paused',
    'plays.build.paused.text': 'Nothing is running and nothing is lost. Go on whenever you are ready.',
    'plays.build.go_on': 'Go on',
    'plays.build.judging': 'Keeping your last steps',
    'plays.build.crowded.title': 'The line has been gone for long',
    'plays.build.crowded.text':
      'Everything you did is kept on this device, and there is no room for more. The game waits until the line is back.',
    'plays.build.incomplete.title': 'The game ended before everything was done',
    'plays.build.incomplete.text':
      'Something that it has to measure is missing, so it does not count as finished. What you did is kept. Often it goes on where it was when it is loaded again; if not, leave it and report a problem.',
    'plays.build.left.title': 'You left the game',
    'plays.build.left.text': 'What you did is kept. You can go back into it now, or later.',
    'plays.build.back_in': 'Back into the game',
    'plays.build.refused.title': 'The game had to stop',
    'plays.build.refused.text':
      'It sent something that cannot be taken. It is not your device, and what was taken before is kept. Please report a problem under “More”.',
    'plays.build.map': 'The game begins with its own instructions.',
    'plays.build.needs_keys': 'It is played with a keyboard. On this device that may not be possible.',
    'plays.build.needs_space':
      'It is made for a screen of about {width} by {height} points. Yours is smaller; a larger one shows it better.',
  },
  ar: {
    'plays.build.opening': 'جارٍ فتح اللعبة',
    'plays.build.not_found': 'تعذّر فتح اللعبة',
    'plays.build.again': 'حاول مرة أخرى',
    'plays.build.leave': 'غادر مع الحفظ',
    'plays.build.browser.title': 'لا يستطيع هذا المتصفح تشغيل اللعبة',
    'plays.build.browser.text':
      'تحتاج إلى ذاكرة تتشاركها أجزاؤها. يستطيع ذلك متصفح أحدث أو متصفح على حاسوب. كل ما فعلته محفوظ.',
    'plays.build.keys': 'يمكنك استخدام اللعبة الآن. مفتاح Tab يخرجك منها، ومفتاح Escape يوقفها مؤقتًا.',
    'plays.build.paused.title': 'متوقفة مؤقتًا',
    'plays.build.paused.text': 'لا شيء يجري ولا شيء يضيع. تابع متى كنت مستعدًا.',
    'plays.build.go_on': 'تابع',
    'plays.build.judging': 'نحفظ خطواتك الأخيرة',
    'plays.build.crowded.title': 'انقطع الاتصال منذ وقت طويل',
    'plays.build.crowded.text':
      'كل ما فعلته محفوظ على هذا الجهاز، ولا مكان للمزيد. تنتظر اللعبة حتى يعود الاتصال.',
    'plays.build.incomplete.title': 'انتهت اللعبة قبل أن يكتمل كل شيء',
    'plays.build.incomplete.text':
      'ينقصها شيء عليها أن تقيسه، لذلك لا تُعدّ منتهية. كل ما فعلته محفوظ. غالبًا ما تتابع من حيث كانت عند تحميلها من جديد؛ وإلا فغادرها وأبلغ عن مشكلة.',
    'plays.build.left.title': 'غادرت اللعبة',
    'plays.build.left.text': 'كل ما فعلته محفوظ. يمكنك العودة إليها الآن أو لاحقًا.',
    'plays.build.back_in': 'العودة إلى اللعبة',
    'plays.build.refused.title': 'اضطرت اللعبة إلى التوقف',
    'plays.build.refused.text':
      'أرسلت شيئًا لا يمكن قبوله. ليس السبب جهازك، وما قُبل قبل ذلك محفوظ. يرجى الإبلاغ عن مشكلة من «المزيد».',
    'plays.build.map': 'تبدأ اللعبة بتعليماتها الخاصة.',
    'plays.build.needs_keys': 'تُلعب بلوحة المفاتيح، وقد لا يكون ذلك ممكنًا على هذا الجهاز.',
    'plays.build.needs_space':
      'صُمّمت لشاشة بنحو {width} في {height} نقطة. شاشتك أصغر، وتظهر أفضل على شاشة أكبر.',
  },
});
