import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const cvsSay = defineMessages({
  en: {
    'cvs.removed': 'The CV was removed.',
    'cvs.limit': 'You have {limit} CVs, which is as many as fit. Remove one, then add this.',
    'cvs.picture': 'This is a picture. Please send your CV as PDF, DOCX, ODT, RTF or TXT.',
    'cvs.pdf_cut_off': 'This PDF is damaged or was cut off. Save it again and choose that.',
    'cvs.pdf_password': 'This PDF asks for a password. Save a copy without one and choose that.',
    'cvs.old_word':
      'This is an old or password-protected Word file, which cannot be read. Save it as DOCX or PDF without a password and choose that.',
    'cvs.program':
      'This is a program, not a document, whatever its name says. Please send a PDF, DOCX, ODT, RTF or TXT.',
    'cvs.archive': 'This is an archive, not a document. Please send a PDF, DOCX, ODT, RTF or TXT.',
    'cvs.damaged':
      'This file is damaged or protected. Save the document again and choose that. Please send a PDF, DOCX, ODT, RTF or TXT.',
    'cvs.unknown_kind': 'This kind of file cannot be read here. Please send a PDF, DOCX, ODT, RTF or TXT.',
    'cvs.nothing_in_it': 'There is nothing in this file. Choose one with your CV in it.',
    'cvs.unreadable':
      'We could not read this file. The people who see your application can still open it; a PDF made anew often helps.',
    'cvs.web_page': 'This is a web page, not a document. Print it to PDF and choose that.',
  },
  ar: {
    'cvs.removed': 'أُزيلت السيرة الذاتية.',
    'cvs.limit': 'لديك {limit} سير ذاتية، وهو الحد الأقصى. أزل واحدة ثم أضف هذه.',
    'cvs.picture': 'هذه صورة. يرجى إرسال سيرتك الذاتية بصيغة PDF أو DOCX أو ODT أو RTF أو TXT.',
    'cvs.pdf_cut_off': 'ملف PDF هذا تالف أو غير مكتمل. احفظه من جديد ثم اختره.',
    'cvs.pdf_password': 'يطلب ملف PDF هذا كلمة مرور. احفظ نسخة بدونها ثم اخترها.',
    'cvs.old_word':
      'هذا ملف Word قديم أو محمي بكلمة مرور ولا يمكن قراءته. احفظه بصيغة DOCX أو PDF بدون كلمة مرور ثم اختره.',
    'cvs.program': 'هذا برنامج وليس مستندًا، مهما كان اسمه. يرجى إرسال PDF أو DOCX أو ODT أو RTF أو TXT.',
    'cvs.archive': 'هذا أرشيف وليس مستندًا. يرجى إرسال PDF أو DOCX أو ODT أو RTF أو TXT.',
    'cvs.damaged':
      'هذا الملف تالف أو محمي. احفظ المستند من جديد ثم اختره. يرجى إرسال PDF أو DOCX أو ODT أو RTF أو TXT.',
    'cvs.unknown_kind':
      'لا يمكن قراءة هذا النوع من الملفات هنا. يرجى إرسال PDF أو DOCX أو ODT أو RTF أو TXT.',
    'cvs.nothing_in_it': 'لا يوجد شيء في هذا الملف. اختر ملفًا فيه سيرتك الذاتية.',
    'cvs.unreadable':
      'تعذّرت علينا قراءة هذا الملف. لا يزال بإمكان من يطّلع على طلبك فتحه؛ وغالبًا ما يفيد إنشاء ملف PDF من جديد.',
    'cvs.web_page': 'هذه صفحة ويب وليست مستندًا. اطبعها إلى PDF ثم اختر الملف الناتج.',
  },
});
