import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const libraryTransferSay = defineMessages({
  en: {
    'library-transfer.brought_in': 'All of the file is here now.',
    'library-transfer.bytes_gone':
      'The stored bytes of “{name}” are gone. Remove it from its simulation first.',
    'library-transfer.changed_meanwhile':
      'The file or what is here has changed meanwhile. Nothing was written; look at it again.',
    'library-transfer.not_doable': 'Something stands against bringing this in. Nothing was written.',
    'library-transfer.another_file':
      'Another file is being brought in just now. Please try again in a moment.',
    'library-transfer.not_json':
      'This file is not JSON, or a part of it is missing. Export it again and send it whole.',
    'library-transfer.too_deep': 'This file has more than {levels} levels.',
    'library-transfer.member': 'This file has a member “{name}”, which no export has.',
    'library-transfer.character': 'This file holds a character that cannot be stored.',
    'library-transfer.unreadable': 'This file cannot be read: {reason}.',
    'library-transfer.other_file': 'This is not a file of all scoring.',
    'library-transfer.other_version':
      'This file has version {version} of its format; version {readable} can be read here.',
    'library-transfer.no_version': 'none',
    'library-transfer.digest':
      'This file was changed after it was exported: its digest does not fit. Export it again.',
    'library-transfer.field': 'This file cannot be read: {field} {problem}.',
  },
  ar: {
    'library-transfer.brought_in': 'كل ما في الملف موجود هنا الآن.',
    'library-transfer.bytes_gone': 'محتوى «{name}» المحفوظ لم يعد موجودًا. أزل هذا الملف من محاكاته أولًا.',
    'library-transfer.changed_meanwhile':
      'تغيّر الملف أو ما هو هنا في هذه الأثناء. لم يُكتب شيء؛ عاينه من جديد.',
    'library-transfer.not_doable': 'يوجد ما يمنع إدخال هذا. لم يُكتب شيء.',
    'library-transfer.another_file': 'يجري الآن إدخال ملف آخر. يرجى المحاولة بعد لحظات.',
    'library-transfer.not_json': 'هذا الملف ليس بصيغة JSON، أو ينقصه جزء. صدّره من جديد وأرسله كاملًا.',
    'library-transfer.too_deep': 'مستويات هذا الملف أكثر من {levels}.',
    'library-transfer.member': 'في هذا الملف عنصر باسم «{name}»، ولا يوجد مثله في أي تصدير.',
    'library-transfer.character': 'في هذا الملف رمز لا يمكن حفظه.',
    'library-transfer.unreadable': 'لا يمكن قراءة هذا الملف: {reason}.',
    'library-transfer.other_file': 'هذا ليس ملفًا لاحتساب الدرجات كله.',
    'library-transfer.other_version':
      'إصدار صيغة هذا الملف: {version}، والإصدار الذي يمكن قراءته هنا هو {readable}.',
    'library-transfer.no_version': 'غير مذكور',
    'library-transfer.digest': 'تغيّر هذا الملف بعد تصديره: بصمته لا تطابق محتواه. صدّره من جديد.',
    'library-transfer.field': 'لا يمكن قراءة هذا الملف: {field}: {problem}.',
  },
});
