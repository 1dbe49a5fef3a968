-- The class of a learner, as administrators name it.
alter table users add column group_name text check (group_name <> '' and length(group_name) <= 60);
create index users_group on users (group_name) where group_name is not null;

-- A list of learners with their scores reads it alone.
create index attempts_scores on attempts (user_id) include (quiz_id, score) where submitted_at is not null;
