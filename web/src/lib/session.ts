import { type Profile, readMe } from '@leveza/contract/profile/profile.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { read } from './api.ts';

/** The signed-in patient: one answer that every private screen shares. */
export const session = read(readMe, {});

/** The signed-in patient, on screens under the private route. */
export function useSession(): Profile {
  return useSuspenseQuery(session).data.data;
}
