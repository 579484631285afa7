import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const positionsSay = defineMessages({
  en: {
    'positions.no_organization': 'You do not belong to an organization yet.',
    'positions.organization_not_approved': 'You can invite people as soon as your organization is approved.',
    'positions.no_email_address': 'This is not an e-mail address.',

    'positions.copied': 'Position duplicated as “{title}”.',
    'positions.deleted': 'The draft was deleted.',
    'positions.only_drafts_deleted': 'Only a draft can be deleted. Close or archive this position instead.',
    'positions.applied_to': 'People have applied to this position, so it cannot be deleted.',

    'positions.archived_read_only': 'An archived position cannot be changed. Restore it first.',
    'positions.request_published': 'This request was published. The recruiters look after it now.',
    'positions.salary_range': 'The highest pay is below the lowest.',
    'positions.confidential_at_creation': 'Whether a position is confidential is chosen when it is created.',
    'positions.saved_as_revision':
      'Saved as revision {revision}. It holds for people who apply from now on; earlier applicants keep what they were asked.',

    'positions.picture_set': 'The picture is set.',
    'positions.picture_removed': 'The picture was taken off.',

    'positions.simulation_twice': 'Each simulation can be added once.',
    'positions.simulations_frozen':
      'This position is published and people have applied. Other simulations need a new revision, for those who apply from now on.',

    'positions.moved_published': 'The position is published.',
    'positions.moved_paused': 'The position is paused. Nobody new can apply; plays that run go on.',
    'positions.moved_closed': 'The position is closed.',
    'positions.moved_archived': 'The position is archived.',
    'positions.moved_draft': 'The position is a draft again.',
    'positions.close_reason_missing': 'Please say why the position is closed.',
    'positions.reject_reason_missing': 'Please choose a reason for rejecting.',
    'positions.reject_reason_unused': 'This reason is not in use any more. Please choose another.',
    'positions.moved_meanwhile': 'Somebody moved this position meanwhile. It is now {status}.',
    'positions.only_admins': 'Only an admin of the organization may do this.',
    'positions.wrong_move': 'A position that is {from} cannot become {to}.',

    'positions.publish_title_missing': 'Give the position a title.',
    'positions.publish_organization_not_approved':
      'Your organization is not approved yet. You can publish as soon as it is.',
    'positions.publish_no_active_positions_left':
      'Your plan has no active position left. Close one or change the plan.',
    'positions.publish_location_missing': 'Add a location, or make the position remote.',
    'positions.publish_salary_period_missing': 'Choose whether the pay is per hour, month or year.',
    'positions.publish_simulation_not_published': 'A simulation is not published. Publish it or take it off.',
    'positions.publish_build_not_stable':
      'A simulation runs on a build that is not stable. Make it stable or take it off.',
    'positions.publish_score_template_missing': 'Choose a score template, so that plays can be scored.',
    'positions.publish_score_template_invalid': 'The weights of the score template do not add up to 100.',
    'positions.publish_no_openings': 'Enter at least one opening.',
    'positions.publish_closes_on_past': 'The closing day is in the past. Choose today or later.',
    'positions.publish_closes_before_it_opens': 'The closing day lies before the opening day.',

    'positions.job_closed': 'This position is closed. It no longer takes applications.',
    'positions.job_paused': 'This position takes no applications at the moment.',
    'positions.job_over': 'The last day to apply has passed.',
  },
  ar: {
    'positions.no_organization': 'لا تنتمي إلى أي مؤسسة بعد.',
    'positions.organization_not_approved': 'يمكنك دعوة أشخاص بمجرد الموافقة على مؤسستك.',
    'positions.no_email_address': 'هذا ليس عنوان بريد إلكتروني.',

    'positions.copied': 'كُرّرت الوظيفة باسم «{title}».',
    'positions.deleted': 'حُذفت المسودة.',
    'positions.only_drafts_deleted':
      'لا يمكن حذف غير المسودات. يمكنك إغلاق هذه الوظيفة أو أرشفتها بدلًا من ذلك.',
    'positions.applied_to': 'تقدّم أشخاص إلى هذه الوظيفة، لذلك لا يمكن حذفها.',

    'positions.archived_read_only': 'لا يمكن تعديل وظيفة مؤرشفة. استعدها أولًا.',
    'positions.request_published': 'نُشرت الوظيفة التي طلبتها، ويتولاها مسؤولو التوظيف الآن.',
    'positions.salary_range': 'أعلى أجر أقل من أدنى أجر.',
    'positions.confidential_at_creation': 'تُختار سرية الوظيفة عند إنشائها فقط.',
    'positions.saved_as_revision':
      'حُفظت كمراجعة رقم {revision}. تسري على من يتقدمون من الآن فصاعدًا، ويبقى للمتقدمين السابقين ما سُئلوا عنه.',

    'positions.picture_set': 'وُضعت الصورة.',
    'positions.picture_removed': 'أُزيلت الصورة.',

    'positions.simulation_twice': 'يمكن إضافة كل محاكاة مرة واحدة.',
    'positions.simulations_frozen':
      'هذه الوظيفة منشورة وقد تقدّم إليها أشخاص. يحتاج تغيير المحاكاة إلى مراجعة جديدة لمن يتقدمون من الآن فصاعدًا.',

    'positions.moved_published': 'الوظيفة منشورة الآن.',
    'positions.moved_paused': 'الوظيفة موقوفة مؤقتًا. لا يمكن لمتقدمين جدد التقديم، وتستمر المحاولات الجارية.',
    'positions.moved_closed': 'أُغلقت الوظيفة.',
    'positions.moved_archived': 'أُرشفت الوظيفة.',
    'positions.moved_draft': 'عادت الوظيفة مسودة.',
    'positions.close_reason_missing': 'يرجى ذكر سبب إغلاق الوظيفة.',
    'positions.reject_reason_missing': 'يرجى اختيار سبب الرفض.',
    'positions.reject_reason_unused': 'لم يعد هذا السبب مستخدمًا. يرجى اختيار سبب آخر.',
    'positions.moved_meanwhile':
      'غيّر شخص آخر حالة هذه الوظيفة في هذه الأثناء. وهي الآن {status, select, draft {مسودة} published {منشورة} paused {موقوفة مؤقتًا} closed {مغلقة} archived {مؤرشفة} other {{status}}}.',
    'positions.only_admins': 'لا يستطيع ذلك سوى مدير في المؤسسة.',
    'positions.wrong_move':
      'هذه الوظيفة {from, select, draft {مسودة} published {منشورة} paused {موقوفة مؤقتًا} closed {مغلقة} archived {مؤرشفة} other {{from}}}، ولا يمكن أن تصبح {to, select, draft {مسودة} published {منشورة} paused {موقوفة مؤقتًا} closed {مغلقة} archived {مؤرشفة} other {{to}}}.',

    'positions.publish_title_missing': 'أدخل المسمى الوظيفي.',
    'positions.publish_organization_not_approved':
      'لم تتم الموافقة على مؤسستك بعد. يمكنك النشر بمجرد الموافقة عليها.',
    'positions.publish_no_active_positions_left': 'لم تبقَ في خطتك أي وظيفة نشطة. أغلق واحدة أو غيّر الخطة.',
    'positions.publish_location_missing': 'أضف موقعًا، أو اجعل العمل عن بُعد.',
    'positions.publish_salary_period_missing': 'حدّد هل الأجر بالساعة أم بالشهر أم بالسنة.',
    'positions.publish_simulation_not_published': 'إحدى المحاكيات غير منشورة. انشرها أو أزلها.',
    'positions.publish_build_not_stable':
      'تعمل إحدى المحاكيات على إصدار غير مستقر. اعتمده إصدارًا مستقرًا أو أزل المحاكاة.',
    'positions.publish_score_template_missing': 'اختر قالب نتائج، لتُحسب نتائج المحاولات.',
    'positions.publish_score_template_invalid': 'مجموع الأوزان في قالب النتائج لا يساوي 100.',
    'positions.publish_no_openings': 'أدخل شاغرًا واحدًا على الأقل.',
    'positions.publish_closes_on_past': 'مضى آخر يوم للتقديم. اختر اليوم أو يومًا بعده.',
    'positions.publish_closes_before_it_opens': 'آخر يوم للتقديم يسبق أول يوم له.',

    'positions.job_closed': 'هذه الوظيفة مغلقة، ولم تعد تستقبل الطلبات.',
    'positions.job_paused': 'لا تستقبل هذه الوظيفة طلبات حاليًا.',
    'positions.job_over': 'انقضى آخر يوم للتقديم.',
  },
});
