-- Answers that are no option of a choice: by authored question, like `answers`, which has null there. Null where there are none.
alter table attempts
  add column responses jsonb,
  add column marks double precision,           -- by the marking of its version; null without one
  add column max_marks double precision;
alter table quiz_starts add column responses jsonb;

-- What answers bring in this version; null without marking.
alter table quiz_versions add column marking jsonb;

-- The key of a number where a regrading changed it. `accepted` is then empty, as null means dropped.
alter table question_keys add column number jsonb;
