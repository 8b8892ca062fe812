-- Runs a statement that keeps figures of a patient's months, while it has the lock of forget_months alone. A function,
-- because each of its statements sees all that was committed before it began: a single statement would read the records
-- as they were before it got the lock, and keep figures without a change that was committed in between.
CREATE FUNCTION keep_alone(patient uuid, zone text, months date[], keeping text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- The account first, as its deletion does: two that lock in another order would wait for each other.
	PERFORM FROM users WHERE id = patient FOR KEY SHARE;
	IF FOUND AND pg_try_advisory_xact_lock(44, get_byte(uuid_send(patient), 0)) THEN
		EXECUTE keeping USING patient, zone, months;
	END IF;
END
$$;
