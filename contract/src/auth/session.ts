import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** Tokens travel here for API clients only; a browser gets them as cookies it cannot read. */
export const SignedIn = z.object({
  accessToken: z.string().optional(),
  refreshToken: z.string().optional(),
  user: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
});
export type SignedIn = z.infer<typeof SignedIn>;

// Signing in empties the cache: its answers may belong to another patient.
const signsIn = {
  method: 'POST',
  access: 'public',
  changes: [],
  reply: z.object({ data: SignedIn }),
} as const;

export const refresh = {
  ...signsIn,
  path: '/auth/refresh',
  summary: 'Exchanges a refresh token, from the body or the cookie, for new tokens',
  body: z.object({ refreshToken: z.string().max(500).optional() }).default({}),
} as const satisfies Endpoint;

export const startDemo = {
  ...signsIn,
  path: '/auth/demo',
  summary: 'A demonstration account of the visitor’s own, filled with sample data, gone after 24 h',
  status: 201,
} as const satisfies Endpoint;

export const logout = {
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends this session; says so even when there was none',
  access: 'public',
  changes: [],
  reply: z.object({ data: z.object({ isSignedOut: z.literal(true) }) }),
} as const satisfies Endpoint;

export const readSignInOptions = {
  method: 'GET',
  path: '/auth/options',
  summary: 'Which further ways to sign in are configured',
  access: 'public',
  shows: [],
  reply: z.object({ data: z.object({ oidc: z.object({ label: z.string() }).nullable() }) }),
} as const satisfies Endpoint;
