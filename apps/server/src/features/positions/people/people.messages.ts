import { defineMessages } from '../../../platform/language/say.ts';

/** What sharing a position says to people. */
export const peopleSay = defineMessages({
  en: {
    'positions.people.can_see': '{person} can see the position now.',
    'positions.people.wrote': 'We wrote to {email}. The access begins when the address is confirmed.',
    'positions.people.saved': 'Saved.',
    'positions.people.taken_back': 'The access was taken back.',
    'positions.people.sent_again': 'Sent again.',
    'positions.people.archived': 'An archived position cannot be shared.',
    'positions.people.candidate_address': 'This address belongs to a candidate. Ask for a work address.',
    'positions.people.could_not_open':
      'The account of this address belongs elsewhere and can’t open your positions. Ask for another work address.',
    'positions.people.shared_already': 'The position is already shared with this address.',
    'positions.people.has_access': 'This person already has access.',
    'positions.people.ended': 'This access was ended. Share the position with the address again.',
  },
  ar: {
    'positions.people.can_see': 'يستطيع {person} رؤية الوظيفة الآن.',
    'positions.people.wrote': 'راسلنا العنوان {email}. تبدأ الصلاحية بعد تأكيد العنوان.',
    'positions.people.saved': 'تم الحفظ.',
    'positions.people.taken_back': 'سُحبت الصلاحية.',
    'positions.people.sent_again': 'أُرسلت مرة أخرى.',
    'positions.people.archived': 'لا يمكن مشاركة وظيفة مؤرشفة.',
    'positions.people.candidate_address': 'هذا العنوان لمرشّح. اطلب عنوان عمل.',
    'positions.people.could_not_open':
      'حساب هذا العنوان تابع لجهة أخرى ولا يستطيع فتح وظائفك. اطلب عنوان عمل آخر.',
    'positions.people.shared_already': 'الوظيفة مشتركة مع هذا العنوان بالفعل.',
    'positions.people.has_access': 'لدى هذا الشخص صلاحية بالفعل.',
    'positions.people.ended': 'انتهت هذه الصلاحية. شارك الوظيفة مع العنوان مرة أخرى.',
  },
});
