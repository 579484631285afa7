alter table play_events add column signals jsonb check (jsonb_typeof(signals) = 'object');
comment on column play_events.signals is 'What the browser told of how an answer was given (device, automation, visibility, pastes, frames); null: nothing, as pages of before. Facts to look at; part of no score.';
