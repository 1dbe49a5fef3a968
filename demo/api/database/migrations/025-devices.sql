-- On what a session began, so that its owner can tell it from others: 'Chrome', 'Android'. Null if unknown.
alter table sessions
  add column browser text,
  add column system text;
