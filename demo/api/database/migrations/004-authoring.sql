alter table quizzes add column deleted_at timestamptz;  -- set: gone for everybody, but who took it keeps the result

create table images (                         -- pictures that administrators uploaded, as they were encoded anew
  name text primary key,                      -- made from the bytes: the same picture has the same name
  mime text not null,
  bytes bytea not null,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null
);
alter table images alter column bytes set storage external;  -- compressed already
