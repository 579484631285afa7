import { defineMessages } from '../../../platform/language/say.ts';

/** What invitations to apply, and applications made for others, say to people. */
export const invitationsSay = defineMessages({
  en: {
    'positions.invitations.sent':
      '{count, plural, one {# invitation is on its way.} other {# invitations are on their way.}}',
    'positions.invitations.sent_in_turns':
      '{count, plural, one {# invitation is on its way.} other {# invitations are on their way.}} We send {pace} an hour; {hours, plural, one {the last goes out in about an hour.} other {the last goes out in about # hours.}}',
    'positions.invitations.sent_again': 'Sent again with a new link.',
    'positions.invitations.taken_back': 'The invitation was taken back.',
    'positions.invitations.thanks': 'Thank you for telling us. The employer will see that you declined.',

    'positions.invitations.publish_first': 'Publish the position first. Nobody could apply to it now.',
    'positions.invitations.only_pending_resent': 'Only a pending invitation can be sent again.',
    'positions.invitations.only_pending_revoked': 'Only a pending invitation can be taken back.',

    'positions.invitations.was_declined': 'This invitation was declined.',
    'positions.invitations.was_revoked': 'This invitation was taken back.',
    'positions.invitations.position_closed': 'The position no longer takes applications.',
    'positions.invitations.was_used': 'This invitation was used already.',
    'positions.invitations.has_expired': 'This invitation has expired. You can ask for a new one.',

    'positions.invitations.one_list': 'Send either pasted addresses or a CSV.',
    'positions.invitations.no_address': 'There is no address in this list.',
    'positions.invitations.no_heading': 'The first line has to name the columns, one of them “email”.',
    'positions.invitations.too_many': 'The list has {count} people; {limit} can be invited at once.',

    'positions.invitations.has_application': 'This person already has an application for the position.',
    'positions.invitations.has_invitation':
      'This person has a pending invitation. Send that again, or take it back first.',
    'positions.invitations.no_first_name': 'Enter the first name.',
    'positions.invitations.no_candidate':
      'An application cannot be made for this address. Invite the person instead.',
    'positions.invitations.archived_untestable': 'An archived position cannot be tested. Restore it first.',
  },
  ar: {
    'positions.invitations.sent':
      '{count, plural, zero {لم تُرسل أي دعوة.} one {دعوة واحدة في طريقها.} two {دعوتان في طريقهما.} few {# دعوات في طريقها.} many {# دعوة في طريقها.} other {# دعوة في طريقها.}}',
    'positions.invitations.sent_in_turns':
      '{count, plural, zero {لم تُرسل أي دعوة.} one {دعوة واحدة في طريقها.} two {دعوتان في طريقهما.} few {# دعوات في طريقها.} many {# دعوة في طريقها.} other {# دعوة في طريقها.}} نرسل {pace} في الساعة، {hours, plural, zero {وتُرسل الأخيرة الآن.} one {وتُرسل الأخيرة بعد نحو ساعة.} two {وتُرسل الأخيرة بعد نحو ساعتين.} few {وتُرسل الأخيرة بعد نحو # ساعات.} many {وتُرسل الأخيرة بعد نحو # ساعة.} other {وتُرسل الأخيرة بعد نحو # ساعة.}}',
    'positions.invitations.sent_again': 'أُرسلت مرة أخرى برابط جديد.',
    'positions.invitations.taken_back': 'سُحبت الدعوة.',
    'positions.invitations.thanks': 'شكرًا لإبلاغنا. سترى جهة العمل أنك رفضت الدعوة.',

    'positions.invitations.publish_first': 'انشر الوظيفة أولًا. لا يستطيع أحد التقديم إليها الآن.',
    'positions.invitations.only_pending_resent': 'لا يمكن أن تُرسل مرة أخرى سوى دعوة معلّقة.',
    'positions.invitations.only_pending_revoked': 'لا يمكن أن تُسحب سوى دعوة معلّقة.',

    'positions.invitations.was_declined': 'رُفضت هذه الدعوة.',
    'positions.invitations.was_revoked': 'سُحبت هذه الدعوة.',
    'positions.invitations.position_closed': 'لم تعد الوظيفة تستقبل الطلبات.',
    'positions.invitations.was_used': 'استُخدمت هذه الدعوة من قبل.',
    'positions.invitations.has_expired': 'انتهت مدة هذه الدعوة. يمكنك طلب دعوة جديدة.',

    'positions.invitations.one_list': 'أرسل إما عناوين ملصقة أو ملف CSV.',
    'positions.invitations.no_address': 'لا يوجد أي عنوان في هذه القائمة.',
    'positions.invitations.no_heading': 'يجب أن يذكر السطر الأول أسماء الأعمدة، وأحدها “email”.',
    'positions.invitations.too_many': 'عدد الأشخاص في القائمة {count}، ويمكن دعوة {limit} في المرة الواحدة.',

    'positions.invitations.has_application': 'لدى هذا الشخص طلب على هذه الوظيفة بالفعل.',
    'positions.invitations.has_invitation': 'لدى هذا الشخص دعوة معلّقة. أرسلها مرة أخرى، أو اسحبها أولًا.',
    'positions.invitations.no_first_name': 'أدخل الاسم الأول.',
    'positions.invitations.no_candidate': 'لا يمكن إنشاء طلب لهذا العنوان. ادعُ الشخص بدلًا من ذلك.',
    'positions.invitations.archived_untestable': 'لا يمكن تجربة وظيفة مؤرشفة. استعدها أولًا.',
  },
});
