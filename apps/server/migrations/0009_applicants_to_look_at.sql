-- Codes of what is worth a look in the plays that an applicant's card is made from, for the list to tell and to filter
-- by without a look at the plays.
alter table applications add column integrity_review text[] not null default '{}';

update applications a set integrity_review = found.codes
from (
  select c.application_id, array_agg(distinct code order by code) as codes
  from applications b
    join score_cards c on c.id = b.score_card_id
    join lateral jsonb_array_elements(c.pins -> 'plays') as pinned(play) on true
    join plays p on p.id = (pinned.play ->> 'id')::uuid
    join lateral unnest(p.integrity_review) as code on true
  group by c.application_id) found
where found.application_id = a.id;

create index applications_to_look_at on applications (position_id, rank_order, id)
  where integrity_review <> '{}' and not is_test;
