-- What learners report of questions, and what became of it. By question id, because an edit moves questions.
create table question_reports (
  id uuid primary key default gen_random_uuid(),
  quiz_id uuid not null references quizzes on delete cascade,
  user_id uuid not null references users on delete cascade,
  question_id text not null,
  quiz_version int not null,                    -- of the paper it was reported in
  kind text not null,
  text text not null default '',
  status text not null default 'open',
  reported_at timestamptz not null,
  reply text,
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  score_before smallint,                        -- in percent, as it was before the answer; null where it was not regraded
  marks_before double precision,
  gained int,                                   -- how many others a regrading brought more
  unique (quiz_id, user_id, question_id)
);
create index question_reports_open on question_reports (quiz_id, question_id) where status = 'open';
create index question_reports_newest on question_reports (reported_at desc, id);
create index question_reports_person on question_reports (user_id);

-- Seconds that each question was on the screen, and the answers that were changed; by authored question. Null where none came.
alter table quiz_starts add column seconds real[], add column changes jsonb;
alter table attempts add column seconds real[], add column changes jsonb;

-- Who does not want to see where they stand.
alter table users add column standing_hidden boolean not null default false;

-- The cards that a person practises, as their devices wrote them.
create table practice_cards (
  user_id uuid primary key references users on delete cascade,
  revision int not null,
  cards jsonb not null,
  saved_at timestamptz not null
);
