-- The SHA-256 of what the browser keeps that began a sign-in: only who knows that can exchange the code of its return. Null where
-- it sent none.
alter table login_flows add column challenge text;
alter table sessions add column code_challenge text;
