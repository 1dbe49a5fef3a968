-- The log by months: a month that is forgotten is a table that is dropped, not a million rows to delete and vacuum. The months are
-- made by the application (log/months.ts). What was noted so far stays where it is, in the table of all months without their own.
alter table events rename to events_other;
alter table events_other alter column id drop identity;
alter table events_other drop constraint events_pkey;
alter index events_at rename to events_other_at;
alter index events_user rename to events_other_user;
alter index events_who rename to events_other_who;
alter index events_quiz rename to events_other_quiz;

create table events (
  id bigint generated always as identity,
  at timestamptz not null,
  what text not null,
  who uuid,                                   -- null: the server
  user_id uuid,                               -- to whose attempt or account it was done
  quiz_id uuid,
  detail jsonb,
  primary key (id, at)
) partition by range (at);
alter table events attach partition events_other default;
-- Where a partition has such an index already, it is taken over.
create index events_at on events (at desc, id desc);
create index events_user on events (user_id, at desc, id desc) where user_id is not null;
create index events_who on events (who, at desc, id desc) where who is not null;
create index events_quiz on events (quiz_id, at desc, id desc) where quiz_id is not null;

select setval(pg_get_serial_sequence('events', 'id'), coalesce(max(id), 1), max(id) is not null) from events;
