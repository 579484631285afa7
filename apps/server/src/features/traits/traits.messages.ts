import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const traitsSay = defineMessages({
  en: {
    'traits.saved': 'Saved.',
    'traits.deleted': 'Deleted.',
    'traits.archived': '“{name}” is archived.',
    'traits.in_use_again': '“{name}” is in use again.',
    'traits.merged': '“{from}” is merged into “{into}”.',
    'traits.imported': 'The file is in the library.',
    'traits.starter_added': 'The starter set is here.',
    'traits.starter_complete': 'All of the starter set is here.',
    'traits.somebody_else': 'Somebody else',
    'traits.saved_meanwhile': '{by} saved “{name}” meanwhile. Both versions are kept; choose one.',
    'traits.parent_archived': '“{name}” is archived. Bring it back first, or choose another.',
    'traits.has_status': '“{name}” is {status} already.',
    'traits.was_merged': '“{name}” was merged. Take the merge back to use it again.',
    'traits.has_entries_below':
      '“{name}” cannot be deleted: {n} {count, plural, one {entry is} other {entries are}} below it. Archive it instead.',
    'traits.was_used': '“{name}” cannot be deleted: something was made with it. Archive it instead.',
    'traits.merge_into_itself': 'An entry cannot be merged into itself.',
    'traits.merge_archived': '“{name}” is archived. Bring it back before merging.',
    'traits.merge_opposed':
      '“{from}” counts {from_direction}, “{into}” counts {into_direction}. Confirm that this is meant.',
    'traits.no_merge': 'There is no merge to take back.',
    'traits.not_utf8': 'This file is not UTF-8. Save it as “CSV UTF-8” and send it again.',
    'traits.changed_meanwhile': 'The library or the file has changed meanwhile. Look at the changes again.',
    'traits.rows_with_problems': 'Some rows have problems. Nothing was brought in.',
  },
  ar: {
    'traits.saved': 'حُفظ.',
    'traits.deleted': 'حُذف.',
    'traits.archived': 'أُرشف «{name}».',
    'traits.in_use_again': 'صار «{name}» قيد الاستخدام من جديد.',
    'traits.merged': 'دُمج «{from}» في «{into}».',
    'traits.imported': 'الملف في المكتبة.',
    'traits.starter_added': 'أُضيفت المجموعة الأولى.',
    'traits.starter_complete': 'المجموعة الأولى كلها هنا.',
    'traits.somebody_else': 'شخص آخر',
    'traits.saved_meanwhile': 'في هذه الأثناء حفظ {by} «{name}». النسختان محفوظتان؛ اختر إحداهما.',
    'traits.parent_archived': '«{name}» مؤرشف. أعده أولًا أو اختر غيره.',
    'traits.has_status': '«{name}» {status, select, archived {مؤرشف بالفعل} other {قيد الاستخدام بالفعل}}.',
    'traits.was_merged': 'دُمج «{name}» في غيره. ألغِ الدمج لاستخدامه من جديد.',
    'traits.has_entries_below':
      'لا يمكن حذف «{name}»: {count, plural, zero {تحته عناصر} one {تحته عنصر واحد} two {تحته عنصران} few {تحته {n} عناصر} many {تحته {n} عنصرًا} other {تحته {n} عنصر}}. أرشفه بدلًا من ذلك.',
    'traits.was_used': 'لا يمكن حذف «{name}»: صُنع به شيء. أرشفه بدلًا من ذلك.',
    'traits.merge_into_itself': 'لا يمكن دمج عنصر في نفسه.',
    'traits.merge_archived': '«{name}» مؤرشف. أعده قبل الدمج.',
    'traits.merge_opposed':
      'يُحتسب الاثنان على نحو مختلف: «{from}» ({from_direction, select, higher {الأعلى يُحتسب أكثر} lower {الأدنى يُحتسب أكثر} other {لا طرف أفضل}}) و«{into}» ({into_direction, select, higher {الأعلى يُحتسب أكثر} lower {الأدنى يُحتسب أكثر} other {لا طرف أفضل}}). أكّد أن هذا مقصود.',
    'traits.no_merge': 'لا يوجد دمج لإلغائه.',
    'traits.not_utf8': 'هذا الملف ليس بترميز UTF-8. احفظه بصيغة «CSV UTF-8» وأرسله من جديد.',
    'traits.changed_meanwhile': 'تغيّرت المكتبة أو الملف في هذه الأثناء. انظر إلى التغييرات من جديد.',
    'traits.rows_with_problems': 'في بعض الصفوف مشكلات. لم يُدخل شيء.',
  },
});
