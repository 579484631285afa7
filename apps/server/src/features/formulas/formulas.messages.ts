import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const formulasSay = defineMessages({
  en: {
    'formulas.saved': 'Saved.',
    'formulas.draft_saved': 'The draft is saved.',
    'formulas.draft_deleted': 'The draft is deleted.',
    'formulas.copy': 'Here is the copy.',
    'formulas.next_version': 'Here is the next version, as a draft.',
    'formulas.in_force': 'The formula is in force. Cards already given stay as they are.',
    'formulas.out_of_force': 'The formula is no longer in force. Cards already given stay as they are.',
    'formulas.task_unknown': 'There is no task of this name.',
    'formulas.subtrait_unknown': 'This subtrait is not in the library.',
    'formulas.draft_there':
      'Version {version} of this formula is a draft already. Go on with it, or delete it.',
    'formulas.never_changes':
      'A version that was put in force never changes. Make a new version of it instead.',
    'formulas.saved_meanwhile':
      'Somebody else saved this formula meanwhile. Nothing of yours was written; compare both versions.',
    'formulas.moved_meanwhile': 'Somebody else has moved this formula meanwhile.',
    'formulas.changed_meanwhile': 'Somebody else changed this formula meanwhile. Look at it first.',
    'formulas.cannot_go': 'This formula cannot go there from where it is.',
    'formulas.other_in_force':
      '“{name}”, version {version}, was put in force here meanwhile. Look at it first.',
    'formulas.replaced_gone': 'What this formula was to replace is not in force any more. Look at it again.',

    'formulas.condition_in_force':
      'The condition is in force. Formulas that were put in force before keep what they hold.',
    'formulas.condition_archived': 'The condition is archived. Formulas in force keep what they hold.',
    'formulas.condition_name_taken':
      'Another condition is called “{name}”. Formulas name conditions, so a name belongs to one of them.',
    'formulas.condition_draft_there':
      'Version {version} of this condition is a draft already. Go on with it, or delete it.',
    'formulas.condition_keeps_name':
      'Formulas name this condition, so it keeps its name. Duplicate it to have one with another name.',
    'formulas.condition_named': '“{name}” names this condition.',
    'formulas.condition_saved_meanwhile':
      'Somebody else saved this condition meanwhile. Nothing of yours was written; compare both versions.',
    'formulas.condition_moved_meanwhile': 'Somebody else has moved this condition meanwhile.',
    'formulas.condition_changed_meanwhile':
      'Somebody else changed this condition meanwhile. Look at it first.',
    'formulas.condition_cannot_go': 'This condition cannot go there from where it is.',

    'formulas.operator_changed_meanwhile':
      'Somebody else changed this operator meanwhile. Nothing was written.',

    'formulas.blocked_text': 'The text cannot be read yet.',
    'formulas.blocked_invalid':
      'The text does not fit: {code, select, no_cases {no cases} unknown_data_point {unknown data point} unknown_operator {unknown operator} unknown_condition {unknown condition} condition_cycle {condition cycle} empty_condition {empty condition} wrong_number_of_operands {wrong number of operands} series_needs_aggregate {series needs aggregate} aggregate_needs_series {aggregate needs series} number_needed {number needed} points_missing {points missing} points_not_rising {points not rising} not_finite {not finite} not_an_expression {not an expression} too_deep {too deep} too_large {too large} case_never_reached {case never reached} other {something in it}}.',
    'formulas.blocked_data_point': 'The task does not declare the data point “{name}”.',
    'formulas.blocked_operator': 'The operator “{name}” is switched off.',
    'formulas.blocked_no_tests': 'There is no test case yet.',
    'formulas.blocked_tests': 'These test cases give something else: {tests}.',
    'formulas.blocked_probe':
      'On random values within range it leaves its bounds: 0 ≤ value ≤ total score, total score above 0.',
    'formulas.blocked_cycle': 'The conditions name each other in a circle: {names}.',
    'formulas.blocked_condition': 'The condition “{name}” is not in force.',
    'formulas.blocked_unscored': '“{name}” would be left without a score for this subtrait.',
    'formulas.blocked_and_more': '{first} (and {more} more)',
  },
  ar: {
    'formulas.saved': 'حُفظ.',
    'formulas.draft_saved': 'حُفظت المسودة.',
    'formulas.draft_deleted': 'حُذفت المسودة.',
    'formulas.copy': 'هذه هي النسخة.',
    'formulas.next_version': 'هذا هو الإصدار التالي، وهو مسودة.',
    'formulas.in_force': 'الصيغة سارية. تبقى بطاقات النتائج السابقة كما هي.',
    'formulas.out_of_force': 'لم تعد الصيغة سارية. تبقى بطاقات النتائج السابقة كما هي.',
    'formulas.task_unknown': 'لا توجد مهمة بهذا الاسم.',
    'formulas.subtrait_unknown': 'هذه السمة الفرعية ليست في المكتبة.',
    'formulas.draft_there': 'الإصدار {version} من هذه الصيغة مسودة بالفعل. واصل العمل عليها أو احذفها.',
    'formulas.never_changes': 'الإصدار الذي سرى يومًا لا يتغير أبدًا. أنشئ منه إصدارًا جديدًا بدلًا من ذلك.',
    'formulas.saved_meanwhile':
      'حفظ شخص آخر هذه الصيغة في هذه الأثناء. لم يُكتب شيء مما لديك؛ قارن بين النسختين.',
    'formulas.moved_meanwhile': 'غيّر شخص آخر حالة هذه الصيغة في هذه الأثناء.',
    'formulas.changed_meanwhile': 'غيّر شخص آخر هذه الصيغة في هذه الأثناء. انظر إليها أولًا.',
    'formulas.cannot_go': 'لا يمكن لهذه الصيغة أن تنتقل من حالتها إلى تلك.',
    'formulas.other_in_force':
      'فُعّلت هنا في هذه الأثناء «\u2068{name}\u2069»، الإصدار {version}. انظر إليها أولًا.',
    'formulas.replaced_gone': 'ما كانت هذه الصيغة ستحل محله لم يعد ساريًا. انظر إليه من جديد.',

    'formulas.condition_in_force': 'الشرط سارٍ. تحتفظ الصيغ التي فُعّلت من قبل بما فيها.',
    'formulas.condition_archived': 'الشرط مؤرشف. تحتفظ الصيغ السارية بما فيها.',
    'formulas.condition_name_taken':
      'شرط آخر اسمه «\u2068{name}\u2069». تسمّي الصيغ الشروط بأسمائها، فلا يكون الاسم إلا لشرط واحد.',
    'formulas.condition_draft_there':
      'الإصدار {version} من هذا الشرط مسودة بالفعل. واصل العمل عليها أو احذفها.',
    'formulas.condition_keeps_name': 'تسمّي الصيغ هذا الشرط، لذلك يبقى اسمه. انسخه ليكون لديك شرط باسم آخر.',
    'formulas.condition_named': 'هذا الشرط مذكور في «\u2068{name}\u2069».',
    'formulas.condition_saved_meanwhile':
      'حفظ شخص آخر هذا الشرط في هذه الأثناء. لم يُكتب شيء مما لديك؛ قارن بين النسختين.',
    'formulas.condition_moved_meanwhile': 'غيّر شخص آخر حالة هذا الشرط في هذه الأثناء.',
    'formulas.condition_changed_meanwhile': 'غيّر شخص آخر هذا الشرط في هذه الأثناء. انظر إليه أولًا.',
    'formulas.condition_cannot_go': 'لا يمكن لهذا الشرط أن ينتقل من حالته إلى تلك.',

    'formulas.operator_changed_meanwhile': 'غيّر شخص آخر هذه العملية في هذه الأثناء. لم يُكتب شيء.',

    'formulas.blocked_text': 'لا يمكن قراءة النص بعد.',
    'formulas.blocked_invalid':
      'في النص ما لا يناسب: {code, select, no_cases {لا حالات فيه} unknown_data_point {نقطة بيانات غير معروفة} unknown_operator {عملية غير معروفة} unknown_condition {شرط غير معروف} condition_cycle {شروط يسمّي بعضها بعضًا في حلقة} empty_condition {شرط لا شيء فيه} wrong_number_of_operands {عدد القيم لا يناسب العملية} series_needs_aggregate {سلسلة يلزم جمعها أولًا} aggregate_needs_series {جمعٌ لما ليس سلسلة} number_needed {يلزم عدد} points_missing {نقاط ناقصة} points_not_rising {نقاط لا تتصاعد} not_finite {عدد أكبر من أن يُحسب به} not_an_expression {ما لا يمكن احتسابه} too_deep {الأجزاء متداخلة أكثر من اللازم} too_large {الأجزاء أكثر من اللازم} case_never_reached {حالة لا تُبلغ أبدًا} other {شيء فيه}}.',
    'formulas.blocked_data_point': 'لا تعطي المهمة نقطة البيانات «\u2068{name}\u2069».',
    'formulas.blocked_operator': 'العملية «\u2068{name}\u2069» موقوفة.',
    'formulas.blocked_no_tests': 'لا حالة اختبار بعد.',
    'formulas.blocked_tests': 'حالات الاختبار هذه تعطي غير المتوقع: {tests}.',
    'formulas.blocked_probe':
      'مع قيم عشوائية في المدى تخرج النتيجة عن حدودها: من 0 إلى المجموع، والمجموع أكبر من 0.',
    'formulas.blocked_cycle': 'الشروط يسمّي بعضها بعضًا في حلقة: \u2068{names}\u2069.',
    'formulas.blocked_condition': 'الشرط «\u2068{name}\u2069» غير سارٍ.',
    'formulas.blocked_unscored': 'ستبقى «\u2068{name}\u2069» بلا درجة لهذه السمة الفرعية.',
    'formulas.blocked_and_more':
      '{first} (و{more, plural, zero {لا غيره} one {سبب آخر} two {سببان آخران} few {# أسباب أخرى} many {# سببًا آخر} other {# سبب آخر}})',
  },
});
