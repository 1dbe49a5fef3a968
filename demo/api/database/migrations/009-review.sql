-- From when on learners see the questions and the key: 'submitted', 'quiz-ended', or an instant as ISO text.
alter table quizzes add column review_from text not null default 'submitted';

-- The latest deadline of those who are still at work on a quiz.
create index quiz_starts_running on quiz_starts (quiz_id, deadline) where closed_at is null;
