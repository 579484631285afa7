import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The timeline of single responses. */
export const messages = defineCatalogue({
  en: {
    'timeline.label': 'Responses in {task}, one by one',
    'timeline.about.time':
      '{count, plural, one {# response} other {# responses}} over {span} minutes of playing time; the height shows: {column}.',
    'timeline.about.order':
      '{count, plural, one {# response} other {# responses}} in their order; the height shows: {column}.',
    'timeline.about.rows':
      '{count, plural, one {# response} other {# responses}} in their order. Their times were not measured.',
    'timeline.keys': 'Point at the picture, or use the arrow keys, to read single responses.',
    'timeline.point': '{name}: {value}',
    'timeline.at': 'at {time}',
    'timeline.replaced': 'replaced after an interruption',
    'timeline.axis.time': 'Playing time (min:s)',
    'timeline.axis.order': 'Order of the responses',
    'timeline.part': 'Part {n}',
    'timeline.legend.replaced': 'Square: replaced after an interruption.',
    'timeline.legend.marks': 'Dashed line: the play was cut into.',
    'timeline.marks': 'What cut into this task',
    'timeline.mark.away': 'Page not in view',
    'timeline.mark.pause': 'Paused',
    'timeline.mark.interruption': 'Interrupted and taken up again',
    'timeline.mark.device': 'Went on on another device',
    'timeline.mark.line': '{what}, {time}, after response {after}',
    'timeline.mark.line_for': '{what}, {time}, for {length}, after response {after}',
    'timeline.length.seconds': '{count, plural, one {# second} other {# seconds}}',
    'timeline.length.minutes': '{count, plural, one {# minute} other {# minutes}}',
    'timeline.length.hours': '{count, plural, one {# hour} other {# hours}}',
    'timeline.length.days': '{count, plural, one {# day} other {# days}}',
    'timeline.table': 'All responses as a table',
    'timeline.column.replaced': 'Replaced',
  },
  ar: {
    'timeline.label': 'الإجابات في {task} واحدة واحدة',
    'timeline.about.time':
      '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}} على مدى {span} دقيقة من اللعب؛ والارتفاع يبيّن: {column}.',
    'timeline.about.order':
      '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}} بترتيبها؛ والارتفاع يبيّن: {column}.',
    'timeline.about.rows':
      '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}} بترتيبها. لم تُقَس أزمنتها.',
    'timeline.keys': 'أشر إلى الرسم أو استعمل مفاتيح الأسهم لقراءة الإجابات واحدة واحدة.',
    'timeline.point': '{name}: {value}',
    'timeline.at': 'عند {time}',
    'timeline.replaced': 'استُبدلت بعد مقاطعة',
    'timeline.axis.time': 'زمن اللعب (دقيقة:ثانية)',
    'timeline.axis.order': 'ترتيب الإجابات',
    'timeline.part': 'الجزء {n}',
    'timeline.legend.replaced': 'المربع: استُبدلت بعد مقاطعة.',
    'timeline.legend.marks': 'الخط المتقطع: انقطع اللعب.',
    'timeline.marks': 'ما قطع هذه المهمة',
    'timeline.mark.away': 'الصفحة غير ظاهرة',
    'timeline.mark.pause': 'توقّف مؤقت',
    'timeline.mark.interruption': 'انقطع ثم استُؤنف',
    'timeline.mark.device': 'استُكمل على جهاز آخر',
    'timeline.mark.line': '{what}، {time}، بعد الإجابة {after}',
    'timeline.mark.line_for': '{what}، {time}، لمدة {length}، بعد الإجابة {after}',
    'timeline.length.seconds':
      '{count, plural, zero {أقل من ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
    'timeline.length.minutes':
      '{count, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
    'timeline.length.hours':
      '{count, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
    'timeline.length.days':
      '{count, plural, zero {أقل من يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    'timeline.table': 'كل الإجابات في جدول',
    'timeline.column.replaced': 'استُبدلت',
  },
});

export type TimelineMessage = keyof (typeof messages)['en'];
