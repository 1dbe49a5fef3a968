-- Times that decide anything come from the application's clock: no column has now() as its default.
create table users (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,                       -- 'google' or 'demo' (the embedded issuer, whatever its address is today)
  subject text not null,                      -- the issuer's name for the person; googleId of the contract
  email text not null,
  name text not null,
  picture text,
  is_admin boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (issuer, subject)
);

create table sessions (
  token_hash bytea primary key,               -- sha256 of an opaque 256-bit token, which is stored nowhere
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table login_flows (                    -- between /auth/google and its callback; any process may serve either
  state_hash bytea primary key,
  code_verifier text not null,
  nonce text not null,
  return_url text not null,
  expires_at timestamptz not null
);

create table oidc_payloads (                  -- all that the embedded issuer remembers
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_grant on oidc_payloads (grant_id);
create index oidc_payloads_uid on oidc_payloads (uid);

create table app_secrets (                    -- made once by whichever process starts first, read by all
  name text primary key,
  value jsonb not null
);

create table personas (                       -- the people of the embedded issuer
  id text primary key,
  name text not null,
  email text not null unique,
  is_admin boolean not null default false,
  picture text
);

create unlogged table rate_limits (           -- the shape that rate-limiter-flexible expects
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table slot_config (                    -- one row
  one boolean primary key default true check (one),
  slot_duration_minutes int not null default 30 check (slot_duration_minutes between 15 and 120),
  slot_capacity int not null default 500 check (slot_capacity between 50 and 1000),
  booking_window_days int not null default 7 check (booking_window_days between 1 and 30),
  business_hours_start int not null default 8 check (business_hours_start between 0 and 23),
  business_hours_end int not null default 18 check (business_hours_end between 0 and 23),
  timezone text not null default 'UTC',
  check (business_hours_end > business_hours_start)
);
insert into slot_config default values;

create table slots (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null unique,
  ends_at timestamptz not null check (ends_at > starts_at),
  slot_date date not null,                    -- wall date and 'HH:MM-HH:MM' in the zone of the configuration
  time_slot text not null,
  max_slots int not null check (max_slots > 0),
  booked int not null default 0,
  constraint slots_not_overbooked check (booked >= 0)
) with (fillfactor = 50);                     -- room for in-page updates of the counter
create index slots_date on slots (slot_date, starts_at);

create table bookings (                       -- 'used' and 'expired' are derived from used_at and the clock
  id uuid primary key default gen_random_uuid(),
  slot_id uuid not null references slots,
  user_id uuid not null references users on delete cascade,
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  used_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null
);
create unique index bookings_one_live on bookings (slot_id, user_id) where status = 'booked';
create index bookings_user on bookings (user_id, created_at desc);

create table quizzes (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text not null,
  duration int not null check (duration >= 1),
  start_time timestamptz not null,
  end_time timestamptz not null,
  is_active boolean not null default true,
  version int not null default 1,
  question_count int not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (end_time > start_time)
);

create table quiz_versions (                  -- append-only: an attempt is reviewed against what was asked
  quiz_id uuid not null references quizzes on delete cascade,
  version int not null,
  questions jsonb not null,
  primary key (quiz_id, version)
);

create table attempts (
  id uuid primary key default gen_random_uuid(),
  quiz_id uuid not null references quizzes on delete cascade,
  user_id uuid not null references users on delete cascade,
  quiz_version int not null,
  started_at timestamptz not null,
  submitted_at timestamptz,                   -- null: started, not submitted
  payload_hash bytea,                         -- sha256 of the answers: tells a repeat from another attempt
  answers smallint[],
  score smallint,
  correct_answers int,
  total_questions int,
  time_spent int,                             -- seconds
  constraint attempts_one unique (quiz_id, user_id)
) with (fillfactor = 90);
