-- It served processes of releases before 018 during an update; none is left.
drop function book_seat(uuid, uuid, timestamptz);
