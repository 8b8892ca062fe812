import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { DEFAULT_MESSAGE_SETTINGS } from '@leveza/domain/messages/settings.ts';
import type { HourSettings } from '@leveza/domain/reminders/quiet-hours.ts';
import { onTimeSince } from '@leveza/domain/reminders/sending-time.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Device, DueMessage, Recipient } from '../deliver/due-message.ts';
import { ringBell } from './ring-bell.ts';

/** A message this process has taken to send it. */
export interface Claimed extends DueMessage {
  attempts: number;
  mayHaveArrived: boolean;
  /** The patient still wants it and can be reached: it may be sent. */
  isOpen: boolean;
  /** The hours of the patient's channels, and the clock they go by. */
  hours: { messageSettings: HourSettings; zone: string };
}

const BATCH = 100;

/**
 * Takes messages whose moment has come, each for one process, and commits that before anything is sent. Messages of a
 * patient whose data changed wait until they are planned again: a dose just taken is not reminded. So do planned ones
 * that are long overdue: the server was off, and forty messages would come at once. A test or a code speaks of no data.
 */
export function claimDue(db: Db, run: number, now: Date): Promise<{ claimed: Claimed[]; isFull: boolean }> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      with due as (
        select m.id from messages m
        where m.state in ('planned', 'retrying') and m.send_at <= ${now} and m.useful_until >= ${now}
          and (m.state = 'retrying' or m.send_at >= ${onTimeSince(now)})
          and (m.type in ('test', 'code')
            or not exists (select from reminder_changes c where c.user_id = m.user_id))
        order by m.send_at limit ${BATCH}
        for update skip locked
      ), claimed as (
        update messages m
        set state = 'sending', attempts = m.attempts + 1, claimed_at = ${now}, claimed_by = ${run}
        from due where m.id = due.id
        returning m.*
      )
      select c.id, c.user_id as "userId", c.channel, c.type, c.title, c.body, c.link, c.is_answerable as "isAnswerable",
        c.priority, c.send_at as "sendAt", c.useful_until as "usefulUntil", c.attempts,
        c.may_have_arrived as "mayHaveArrived", u.name,
        case when c.channel = 'email' and p.address is null and u.email_verified_at is not null
          then u.email else p.address end as address,
        p.outside_id as "outsideId", p.window_until as "windowUntil", s.email, s.push, s.whatsapp,
        s.sms, f.time_zone as zone,
        case when c.channel = 'push' then (
          select jsonb_agg(jsonb_build_object('id', d.id, 'sealed', d.sealed))
          from push_subscriptions d where d.user_id = c.user_id) end as devices,
        u.demo_expires_at is null
          and (p.address is null or (p.confirmed_at is not null and p.stopped_at is null))
          and (c.type in ('security', 'test', 'code') or (
            select count(distinct k.purpose) = 2 from consents k
            where k.user_id = c.user_id and k.purpose in ('messages', 'health-data')
              and k.version = ${CONSENT_VERSION} and k.withdrawn_at is null)) as "isOpen"
      from claimed c
      join users u on u.id = c.user_id
      left join message_settings s on s.user_id = c.user_id
      left join profiles f on f.user_id = c.user_id
      left join contact_points p on p.user_id = c.user_id and p.channel = c.channel`);
    await ringBell(
      tx,
      rows.filter(({ channel }) => channel === 'bell'),
      now,
    );
    const claimed = rows.flatMap((row) => (row.channel === 'bell' ? [] : [claimedOf(row, row.channel)]));
    return { claimed, isFull: rows.length === BATCH };
  });
}

/** Instants arrive as PostgreSQL writes them. */
interface Row extends Record<string, unknown> {
  id: string;
  userId: string;
  channel: DueMessage['channel'] | 'bell';
  type: DueMessage['type'];
  title: string;
  body: string;
  link: string | null;
  isAnswerable: boolean;
  priority: DueMessage['priority'];
  sendAt: string;
  usefulUntil: string;
  attempts: number;
  mayHaveArrived: boolean;
  name: string;
  address: string | null;
  outsideId: string | null;
  windowUntil: string | null;
  devices: Device[] | null;
  email: Recipient['email'] | null;
  push: Recipient['push'] | null;
  whatsapp: HourSettings['whatsapp'] | null;
  sms: HourSettings['sms'] | null;
  zone: string | null;
  isOpen: boolean;
}

function claimedOf(row: Row, channel: DueMessage['channel']): Claimed {
  const { name, address, outsideId, windowUntil, devices, email, push, whatsapp, sms, zone, ...message } =
    row;
  const defaults = DEFAULT_MESSAGE_SETTINGS;
  const recipient: Recipient = {
    name,
    address,
    outsideId,
    windowUntil: windowUntil === null ? null : new Date(windowUntil),
    devices: devices ?? [],
    email: { ...defaults.email, ...email },
    push: { ...defaults.push, ...push },
  };
  const isThere = channel === 'push' ? recipient.devices.length > 0 : address !== null;
  return {
    ...message,
    channel,
    recipient,
    sendAt: new Date(row.sendAt),
    usefulUntil: new Date(row.usefulUntil),
    isOpen: row.isOpen && isThere,
    hours: {
      messageSettings: {
        push: recipient.push,
        whatsapp: whatsapp ?? defaults.whatsapp,
        sms: sms ?? defaults.sms,
      },
      zone: zone ?? DEFAULT_ZONE,
    },
  };
}
