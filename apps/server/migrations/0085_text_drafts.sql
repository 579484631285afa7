-- More kinds of drafts, drafts that somebody cancelled, and the currency that prices are in.

alter table ai_runs drop constraint ai_runs_kind_check;
alter table ai_runs add constraint ai_runs_kind_check check (kind in ('position_simulation', 'score_template',
  'score_card_summary', 'position_text', 'translation', 'question_rules', 'interview_questions', 'answers_summary',
  'rejection_mail', 'test'));
alter table ai_runs drop constraint ai_runs_status_check;
alter table ai_runs add constraint ai_runs_status_check check (status in ('completed', 'failed', 'cancelled'));
alter table ai_runs add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
comment on column ai_runs.status is '`completed`: there is a draft. `failed`: there is none. `cancelled`: whoever asked stopped it, or left.';
comment on column ai_runs.cost_micros is 'What it cost, in millionths of the currency.';
comment on column ai_runs.currency is 'Currency of the cost (ISO 4217), as the prices were set in.';

alter table ai_settings add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
comment on column ai_settings.currency is 'Currency of prices and budget (ISO 4217).';
