create table quiz_starts (                    -- who began when, and the deadline that they were promised then
  quiz_id uuid not null references quizzes on delete cascade,
  user_id uuid not null references users on delete cascade,
  started_at timestamptz not null,
  deadline timestamptz not null,
  primary key (quiz_id, user_id)
);
