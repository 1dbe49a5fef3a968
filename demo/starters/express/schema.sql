-- Runs at every start, on PGlite and on PostgreSQL. The views have the names and the nesting of the API's answers.

CREATE TABLE IF NOT EXISTS users (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  subject text NOT NULL UNIQUE,             -- who it is at your sign-in: the "sub" of OpenID Connect
  email text NOT NULL,
  name text NOT NULL,
  picture text,
  is_admin boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE IF NOT EXISTS sessions (
  token_hash text PRIMARY KEY,              -- who reads the table cannot sign in with it
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS quizzes (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  title text NOT NULL,
  description text NOT NULL,
  duration integer NOT NULL,                -- minutes
  start_time timestamptz NOT NULL,
  end_time timestamptz NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  questions jsonb NOT NULL,
  created_by text REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- One attempt of a person at a quiz: opened by /access, a result once it is submitted.
CREATE TABLE IF NOT EXISTS attempts (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  quiz_id text NOT NULL REFERENCES quizzes ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  questions jsonb NOT NULL,                 -- as they were asked: a later edit of the quiz changes no attempt
  opened_at timestamptz NOT NULL DEFAULT now(),
  submitted_at timestamptz,
  answers jsonb,
  score integer,                            -- percent
  correct_answers integer,
  time_spent integer,                       -- seconds
  UNIQUE (quiz_id, user_id)
);

CREATE TABLE IF NOT EXISTS slot_config (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  slot_duration_minutes integer NOT NULL DEFAULT 30,
  slot_capacity integer NOT NULL DEFAULT 500,
  booking_window_days integer NOT NULL DEFAULT 7,
  business_hours_start integer NOT NULL DEFAULT 8,
  business_hours_end integer NOT NULL DEFAULT 18,
  timezone text NOT NULL DEFAULT 'UTC'
);
INSERT INTO slot_config DEFAULT VALUES ON CONFLICT DO NOTHING;

CREATE TABLE IF NOT EXISTS slots (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  date text NOT NULL,                       -- 'YYYY-MM-DD' and 'HH:MM-HH:MM' on the clocks of the configured zone
  time_slot text NOT NULL,
  starts_at timestamptz NOT NULL UNIQUE,
  ends_at timestamptz NOT NULL,
  capacity integer NOT NULL,
  booked integer NOT NULL DEFAULT 0
);

CREATE TABLE IF NOT EXISTS bookings (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  slot_id text NOT NULL REFERENCES slots ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  cancelled_at timestamptz
);
-- A person has one seat in a slot, however often and fast they press.
CREATE UNIQUE INDEX IF NOT EXISTS one_seat ON bookings (slot_id, user_id) WHERE cancelled_at IS NULL;

CREATE OR REPLACE VIEW user_view AS
SELECT id AS _id, subject AS "googleId", email, name, picture, is_admin AS "isAdmin",
  created_at AS "createdAt", updated_at AS "updatedAt"
FROM users;

CREATE OR REPLACE VIEW quiz_view AS
SELECT id AS _id, title, description, duration, start_time AS "startTime", end_time AS "endTime",
  is_active AS "isActive", created_by AS "createdBy", created_at AS "createdAt", updated_at AS "updatedAt",
  jsonb_array_length(questions) AS "questionCount"
FROM quizzes;

CREATE OR REPLACE VIEW result_view AS
SELECT a.id AS _id, a.quiz_id, a.user_id,
  jsonb_build_object('_id', q.id, 'title', q.title, 'description', q.description) AS quiz,
  jsonb_build_object('_id', u.id, 'name', u.name, 'email', u.email, 'picture', u.picture) AS "user",
  a.answers, a.score, a.correct_answers AS "correctAnswers",
  jsonb_array_length(a.questions) AS "totalQuestions",
  a.time_spent AS "timeSpent", a.submitted_at AS "submittedAt"
FROM attempts a JOIN quizzes q ON q.id = a.quiz_id JOIN users u ON u.id = a.user_id
WHERE a.submitted_at IS NOT NULL;

CREATE OR REPLACE VIEW slot_view AS
SELECT id AS _id, date, time_slot AS "timeSlot", greatest(capacity - booked, 0) AS "availableSlots",
  booked AS "bookedSlots", capacity AS "maxSlots", starts_at AS "startTime", ends_at AS "endTime"
FROM slots;

CREATE OR REPLACE VIEW booking_view AS
SELECT b.id AS _id, b.slot_id AS "slotId", b.user_id, b.created_at AS "createdAt",
  CASE
    WHEN b.cancelled_at IS NOT NULL THEN 'cancelled'
    WHEN EXISTS (
      SELECT FROM attempts a
      WHERE a.user_id = b.user_id AND a.opened_at < s."endTime"
        AND coalesce(a.submitted_at, a.opened_at) >= s."startTime"
    ) THEN 'used'
    WHEN s."endTime" <= now() THEN 'expired'
    ELSE 'booked'
  END AS status,
  to_jsonb(s) AS slot,
  jsonb_build_object('_id', u.id, 'name', u.name, 'email', u.email, 'picture', u.picture) AS "userId"
FROM bookings b JOIN slot_view s ON s._id = b.slot_id JOIN users u ON u.id = b.user_id;
