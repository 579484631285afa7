import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const buildsSay = defineMessages({
  en: {
    'builds.not_a_zip_name': 'Please choose a .zip file.',
    'builds.too_many_uploads':
      '{count} uploads are on their way already. Finish or cancel one of them first.',
    'builds.no_space': 'The server has not enough space left for this upload.',
    'builds.upload_waited_too_long': 'This upload waited too long and was given up. Please begin it again.',
    'builds.upload_complete': 'This upload is complete by now.',
    'builds.upload_cancelled': 'This upload is cancelled by now.',
    'builds.part_past_end': 'The upload was said to have {size} bytes; this part goes past them.',
    'builds.part_too_large': 'is too large',
    'builds.go_on_from': '{received} bytes are here. Please go on from there.',
    'builds.parts_missing': '{received} of {size} bytes are here. Please send the others first.',
    'builds.uploaded_is_deleted': 'What was uploaded is deleted by now.',
    'builds.target_deleted': 'The build that this was uploaded to is deleted.',
    'builds.slug_of_product':
      'Its manifest calls the game {slug}, which is the name of a game of the product. Choose another slug.',
    'builds.name_in_motion': 'Builds of this name come and go right now. Please try again.',
    'builds.received': 'It is here. The checks begin.',
    'builds.here_already': 'The same archive is here already, as version {version}.',
    'builds.cancelled': 'The upload is cancelled.',
    'builds.other_builds': 'Only versions of the same build can be compared.',
    'builds.cannot_be_opened': 'Version {version} cannot be opened yet.',
    'builds.game_gone': 'This game is not here any more.',
    'builds.stands_elsewhere':
      'Version {version} {status, select, uploaded {waits to be checked} scanning {is being checked} failed {failed its checks} needs_mapping {needs a manifest first} ready {is ready} stable {is the stable one} other {is retired}}.',
    'builds.other_is_stable': 'Version {version} is the stable one by now.',
    'builds.none_is_stable': 'No version is stable any more.',
    'builds.made_stable': 'Version {version} is stable now.',
    'builds.retired': 'Version {version} is retired.',
    'builds.deleted': 'Version {version} is deleted.',
    'builds.stable_stays':
      'The stable version cannot be deleted. Make another one stable first, or retire it.',
    'builds.being_checked': 'It is being checked. Wait until that is done.',
    'builds.names_and_more': '{names} and {more} more',
    'builds.held_by_simulations': 'Version {version} stays: published simulations hold it ({names}).',
    'builds.held_by_plays':
      'Version {version} stays: {plays} {plays, plural, one {play with it is not over} other {plays with it are not over}}.',
    'builds.held_by_both':
      'Version {version} stays: published simulations hold it ({names}), and {plays} {plays, plural, one {play with it is not over} other {plays with it are not over}}.',
    'builds.checks_again': 'The checks begin again.',
    'builds.checks_with_manifest': 'The checks begin with this manifest.',
    'builds.takes_no_manifest':
      'Only a version that needs mapping takes a manifest; version {version} does not.',
    'builds.changed_meanwhile': 'Somebody changed this version meanwhile.',
    'builds.manifest_problem': 'The manifest: {problem}',
    'builds.manifest_unreadable': 'The manifest: it cannot be read.',
    'builds.other_slug': 'The slug has to be {slug}, the one of this build.',
  },
  ar: {
    'builds.not_a_zip_name': 'يرجى اختيار ملف zip.',
    'builds.too_many_uploads':
      '{count, plural, zero {لا مساحة الآن لرفع آخر} one {يوجد رفع جارٍ بالفعل} two {يوجد رفعان جاريان بالفعل} few {توجد # عمليات رفع جارية بالفعل} many {توجد # عملية رفع جارية بالفعل} other {توجد # عملية رفع جارية بالفعل}}. أكمل أحدها أو ألغه أولًا.',
    'builds.no_space': 'لا توجد على الخادم مساحة كافية لهذا الرفع.',
    'builds.upload_waited_too_long': 'انتظر هذا الرفع أطول من المسموح فأُلغي. يرجى بدؤه من جديد.',
    'builds.upload_complete': 'اكتمل هذا الرفع بالفعل.',
    'builds.upload_cancelled': 'أُلغي هذا الرفع بالفعل.',
    'builds.part_past_end': 'حُدد حجم هذا الرفع بـ {size} بايت، وهذا الجزء يتجاوزه.',
    'builds.part_too_large': 'أكبر من المسموح',
    'builds.go_on_from': 'وصل {received} بايت. يرجى المتابعة من هناك.',
    'builds.parts_missing': 'وصل {received} من {size} بايت. يرجى إرسال الباقي أولًا.',
    'builds.uploaded_is_deleted': 'حُذف ما رُفع.',
    'builds.target_deleted': 'حُذفت اللعبة التي رُفع إليها هذا الملف.',
    'builds.slug_of_product':
      'يسمّي التعريف هذه اللعبة {slug}، وهو اسم لعبة من ألعاب المنتج. اختر قيمة أخرى للحقل slug.',
    'builds.name_in_motion': 'تُضاف ألعاب بهذا الاسم وتُحذف في هذه اللحظة. يرجى المحاولة مرة أخرى.',
    'builds.received': 'وصل الملف. بدأت الفحوص.',
    'builds.here_already': 'هذا الملف موجود هنا بالفعل، وهو الإصدار {version}.',
    'builds.cancelled': 'أُلغي الرفع.',
    'builds.other_builds': 'لا يمكن المقارنة إلا بين إصدارات اللعبة نفسها.',
    'builds.cannot_be_opened': 'لا يمكن فتح الإصدار {version} بعد.',
    'builds.game_gone': 'لم تعد هذه اللعبة موجودة هنا.',
    'builds.stands_elsewhere':
      'الإصدار {version} {status, select, uploaded {في انتظار الفحص} scanning {قيد الفحص} failed {لم يجتز الفحوص} needs_mapping {يحتاج إلى تعريف أولًا} ready {مفحوص} stable {هو المستقر} other {متقاعد}}.',
    'builds.other_is_stable': 'أصبح الإصدار {version} هو المستقر.',
    'builds.none_is_stable': 'لم يعد هناك إصدار مستقر.',
    'builds.made_stable': 'الإصدار {version} هو المستقر الآن.',
    'builds.retired': 'أُحيل الإصدار {version} إلى التقاعد.',
    'builds.deleted': 'حُذف الإصدار {version}.',
    'builds.stable_stays': 'لا يمكن حذف الإصدار المستقر. اعتمد إصدارًا آخر أولًا، أو أحِله إلى التقاعد.',
    'builds.being_checked': 'الإصدار قيد الفحص. انتظر حتى ينتهي ذلك.',
    'builds.names_and_more':
      '{names} {more, plural, zero {} one {وواحدة أخرى} two {واثنتان أخريان} few {و# أخرى} many {و# أخرى} other {و# أخرى}}',
    'builds.held_by_simulations': 'يبقى الإصدار {version}: تستخدمه محاكاة منشورة ({names}).',
    'builds.held_by_plays':
      'يبقى الإصدار {version}: {plays, plural, zero {لا لعب جارٍ به} one {لعب واحد به لم ينتهِ} two {لعبتان به لم تنتهيا} few {# ألعاب به لم تنتهِ} many {# لعبة به لم تنتهِ} other {# لعبة به لم تنتهِ}}.',
    'builds.held_by_both':
      'يبقى الإصدار {version}: تستخدمه محاكاة منشورة ({names})، و{plays, plural, zero {لا لعب جارٍ به} one {لعب واحد به لم ينتهِ} two {لعبتان به لم تنتهيا} few {# ألعاب به لم تنتهِ} many {# لعبة به لم تنتهِ} other {# لعبة به لم تنتهِ}}.',
    'builds.checks_again': 'بدأت الفحوص من جديد.',
    'builds.checks_with_manifest': 'بدأت الفحوص بهذا التعريف.',
    'builds.takes_no_manifest':
      'لا يُعطى التعريف إلا لإصدار يحتاج إلى تعريف، والإصدار {version} لا يحتاج إليه.',
    'builds.changed_meanwhile': 'غيّر شخص آخر هذا الإصدار في هذه الأثناء.',
    'builds.manifest_problem': 'التعريف: {problem}',
    'builds.manifest_unreadable': 'التعريف: تتعذر قراءته.',
    'builds.other_slug': 'يجب أن تكون قيمة slug هي {slug}، كما في هذه اللعبة.',
  },
});
