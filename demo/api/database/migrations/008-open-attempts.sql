-- The start opens the attempt: it pins the version that was given out, and holds the last copy of the work.
alter table quiz_starts
  alter column started_at type timestamptz(3),  -- milliseconds, as in the application: a hand-in compares them
  alter column deadline type timestamptz(3),
  add column quiz_version int,
  add column regular_deadline timestamptz(3),   -- without what was given beyond
  add column time_factor double precision not null default 1,
  add column extended_minutes int not null default 0,
  add column closed_at timestamptz,             -- handed in, by the learner or when the time was over
  add column revision int,                      -- of the copy that the learner's device saved last; null: none
  add column answers smallint[],                -- by authored indices, like those of attempts
  add column flags smallint[],
  add column current smallint,
  add column saved_at timestamptz;

update quiz_starts s set
  regular_deadline = s.deadline,
  quiz_version = coalesce(
    (select a.quiz_version from attempts a where a.quiz_id = s.quiz_id and a.user_id = s.user_id),
    (select o.quiz_version from quiz_openings o where o.quiz_id = s.quiz_id and o.user_id = s.user_id),
    (select q.version from quizzes q where q.id = s.quiz_id)),
  closed_at = (select a.submitted_at from attempts a where a.quiz_id = s.quiz_id and a.user_id = s.user_id);

alter table quiz_starts
  alter column quiz_version set not null,
  alter column regular_deadline set not null,
  set (fillfactor = 60);                        -- room for in-page updates of the copy
create index quiz_starts_open on quiz_starts (deadline) where closed_at is null;

drop table quiz_openings;                       -- questions are given out by the start alone

alter table users add column time_factor double precision not null default 1;

alter table quizzes add column key_revision int not null default 0;  -- counts changes of the key of stored attempts

alter table attempts
  add column asked smallint[],                  -- authored indices of the questions; null: all
  add column allowed_seconds int,               -- null: an attempt of an earlier release
  add column ended text not null default 'submitted' check (ended in ('submitted', 'time'));

-- How the questions are given out, pinned like the questions themselves.
alter table quiz_versions add column paper_rules jsonb;
