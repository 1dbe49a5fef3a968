-- What counts as right where it is not the authored key. By version, because an option is told by its place.
create table question_keys (
  quiz_id uuid not null,
  quiz_version int not null,
  question_id text not null,
  accepted smallint[],                          -- authored indices; null: the question was dropped
  primary key (quiz_id, quiz_version, question_id),
  foreign key (quiz_id, quiz_version) references quiz_versions (quiz_id, version) on delete cascade
);

-- Changes of the key that stored attempts were graded anew with.
create table regrades (
  id uuid primary key default gen_random_uuid(),
  quiz_id uuid not null references quizzes on delete cascade,
  key_revision int not null,                    -- of the quiz from then on
  quiz_version int not null,                    -- the current one then
  regraded_at timestamptz not null,
  regraded_by uuid references users on delete set null,
  gain int not null,                            -- how many scores went up
  lose int not null,
  former jsonb,                                 -- the keys and attempts before it; null once a later one came
  unique (quiz_id, key_revision)
);

alter table attempts
  add column regraded_at timestamptz,
  add column key_revision int not null default 0;  -- of the quiz when it was handed in
