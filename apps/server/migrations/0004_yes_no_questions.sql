-- A box that had to be ticked was two things: a question with one possible answer, and a declaration. From here on they
-- are two types. A declaration (`must_agree`) is what was required, is not worded as a question and no rule looked at:
-- it goes on as it worked before. All else is `yes_no`, which takes both answers; answers and rules stay as they are.
update position_questions
set type = case
  when required
    and label !~ '[?؟]\s*$'
    and rules = '[]'
    and not exists (
      select 1 from position_questions other
      where other.revision_id = position_questions.revision_id
        and jsonb_path_exists(
          other.rules,
          '$[*].conditions[*] ? (@.question_id == $id)',
          jsonb_build_object('id', position_questions.id)
        )
    )
  then 'must_agree'
  else 'yes_no'
end
where type = 'checkbox';

-- An entry of the bank becomes what its copies have become; without a declaration among them it asks.
update questions
set type = case
  when exists (
    select 1 from position_questions copy
    where copy.organization_id = questions.organization_id
      and copy.question_id = questions.id and copy.type = 'must_agree'
  )
  then 'must_agree'
  else 'yes_no'
end
where type = 'checkbox';

alter table position_questions add constraint position_questions_declaration_required
  check (type <> 'must_agree' or required);
alter table position_questions add constraint position_questions_type_is_known check (
  type in ('short_text', 'long_text', 'single_select', 'multi_select', 'number', 'date', 'url', 'yes_no', 'must_agree', 'file')
);
alter table questions add constraint questions_type_is_known check (
  type in ('short_text', 'long_text', 'single_select', 'multi_select', 'number', 'date', 'url', 'yes_no', 'must_agree', 'file')
);
