import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The token after `#token=`, where no server or log sees it; read once, then taken out of the address. */
export function useLinkToken(): string | null {
  const router = useRouter();
  const [token] = useState(() => new URLSearchParams(router.latestLocation.hash).get('token'));

  useEffect(() => {
    if (router.latestLocation.hash) {
      void router.navigate({ to: router.latestLocation.pathname, replace: true });
    }
  }, [router]);

  return token;
}
