-- Months are kept for speed alone, so nothing waits for it: beside a locked account they are left to the next read, as
-- they are beside a change. A read that waited for the account could find the advisory lock of the change it had waited
-- for still held, because PostgreSQL frees row locks first.
CREATE OR REPLACE FUNCTION keep_alone(patient uuid, zone text, months date[], keeping text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- The account first, as its deletion does: two that lock in another order would wait for each other.
	PERFORM FROM users WHERE id = patient FOR KEY SHARE SKIP LOCKED;
	IF FOUND AND pg_try_advisory_xact_lock(44, get_byte(uuid_send(patient), 0)) THEN
		EXECUTE keeping USING patient, zone, months;
	END IF;
END
$$;
