import { readProfile } from '@leveza/contract/profile/profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { refetchShowing } from '../../lib/facts.ts';

export const profileQuery = read(readProfile, {});

/** Reads the patient again, for the page and for the shell around it. */
export function useReadAgain(): () => void {
  const cache = useQueryClient();
  return () => void refetchShowing(cache, ['profile']);
}
