select relkind::text as kind, relname as name, oid::regclass::text as identity from pg_class as object
where relnamespace = current_schema()::regnamespace and relkind in ('v', 'm', 'r', 'p', 'f', 'S') and not relispartition
  and not exists (
    select from pg_depend where classid = 'pg_class'::regclass and objid = object.oid and deptype in ('e', 'i', 'a')
      and (deptype = 'e' or relkind = 'S'))
union all
select 'routine', proname, oid::regprocedure::text from pg_proc as object
where pronamespace = current_schema()::regnamespace
  and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = object.oid and deptype = 'e')
union all
select 'type', typname, oid::regtype::text from pg_type as object
where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd', 'r')
  and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = object.oid and deptype = 'e')
order by 2, 3
