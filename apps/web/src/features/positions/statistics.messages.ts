import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue({
  en: {
    'positions.bands.title': 'Job fit of the applicants',
    'positions.bands.none': 'The spread of scores stands here as soon as the first applicant has played.',
    'positions.bands.without':
      '{count, plural, one {# application has no score yet.} other {# applications have no score yet.}}',
    'positions.times.title': 'Time in each stage',
    'positions.times.none': 'Times stand here as soon as somebody has applied.',
    'positions.times.none_left': 'Nobody has moved on from a stage yet.',
    'positions.times.text': 'The middle of all stays that have ended, from the latest {latest} applications.',
    'positions.times.table': 'All numbers as a table',
    'positions.times.stage': 'Stage',
    'positions.times.left': 'Moved on',
    'positions.times.median': 'Middle time',
    'positions.times.slowest': 'Nine of ten within',
    'positions.times.waiting': 'There now',
    'positions.times.waited': 'Waiting for',
    'positions.times.moment': 'under an hour',
    'positions.times.hours': '{hours, plural, one {# hour} other {# hours}}',
    'positions.times.days': '{days, plural, one {# day} other {# days}}',
  },
  ar: {
    'positions.bands.title': 'ملاءمة المتقدمين للوظيفة',
    'positions.bands.none': 'يظهر توزيع الدرجات هنا بمجرد أن يلعب أول متقدم.',
    'positions.bands.without':
      '{count, plural, zero {لا طلبات بلا درجة} one {طلب واحد بلا درجة بعد.} two {طلبان بلا درجة بعد.} few {# طلبات بلا درجة بعد.} many {# طلبًا بلا درجة بعد.} other {# طلب بلا درجة بعد.}}',
    'positions.times.title': 'المدة في كل مرحلة',
    'positions.times.none': 'تظهر المدد هنا بمجرد أن يتقدم أحد.',
    'positions.times.none_left': 'لم ينتقل أحد من مرحلة بعد.',
    'positions.times.text': 'المدة الوسطى لكل إقامة انتهت، من أحدث {latest} طلب.',
    'positions.times.table': 'كل الأرقام في جدول',
    'positions.times.stage': 'المرحلة',
    'positions.times.left': 'انتقلوا',
    'positions.times.median': 'المدة الوسطى',
    'positions.times.slowest': 'تسعة من عشرة خلال',
    'positions.times.waiting': 'فيها الآن',
    'positions.times.waited': 'ينتظرون منذ',
    'positions.times.moment': 'أقل من ساعة',
    'positions.times.hours':
      '{hours, plural, zero {أقل من ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
    'positions.times.days':
      '{days, plural, zero {أقل من يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  },
});
