import type { Zone } from '@leveza/domain/rotation/zones.ts';
import type { Call } from '../../http/call.ts';
import { zoneSettings } from './table.ts';

interface ZoneChoice {
  isOff: boolean;
  restUntil: string | null;
}

/** Leaves a zone out, or lets it rest until a day. */
export async function changeZone({ db, owner }: Call, zone: Zone, choice: ZoneChoice): Promise<void> {
  await db
    .insert(zoneSettings)
    .values({ userId: owner, zone, ...choice })
    .onConflictDoUpdate({ target: [zoneSettings.userId, zoneSettings.zone], set: choice });
}
