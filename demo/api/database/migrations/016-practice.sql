-- Who may take a quiz as practice, with its key: anybody, or who is signed in once its review has opened.
alter table quizzes add column practice text check (practice in ('public', 'signed-in'));
