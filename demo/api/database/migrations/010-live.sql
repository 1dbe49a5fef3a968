-- Who is there, and what they are told while they write.
alter table users
  add column seen_at timestamptz,               -- asked for their slot or a quiz, to the minute
  set (fillfactor = 80);                        -- room for in-page updates of it

alter table quiz_starts
  add column seen_at timestamptz,               -- the last sign of life of this attempt
  add column times_left int not null default 0, -- how often the page was left, as the learner's device counts
  add column heard bigint not null default 0;   -- the newest announcement that was shown there
create index quiz_starts_person on quiz_starts (user_id, started_at);

create table announcements (
  id uuid primary key default gen_random_uuid(),
  number bigint not null generated always as identity,  -- later ones have higher numbers
  quiz_id uuid not null references quizzes on delete cascade,
  user_id uuid references users on delete cascade,      -- whom alone it is for; null: everybody who is at work then
  text text not null,
  made_at timestamptz not null,
  made_by uuid references users on delete set null
);
create index announcements_quiz on announcements (quiz_id, made_at);
