create table quiz_openings (                  -- which version a person was last given; a submission is graded against it
  quiz_id uuid not null references quizzes on delete cascade,
  user_id uuid not null references users on delete cascade,
  quiz_version int not null,
  opened_at timestamptz not null,
  primary key (quiz_id, user_id)
);

create table sample_quizzes (                 -- what the demo stored itself; outlives the quiz, so a deleted one stays away
  quiz_id uuid primary key,
  stored_at timestamptz not null              -- differs from quizzes.updated_at once somebody has edited it
);

create index attempts_user on attempts (user_id, submitted_at desc, id desc) where submitted_at is not null;
