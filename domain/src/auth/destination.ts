export const FIRST_SCREEN = '/dashboard';

/** Longer ones would not fit into the cookie that carries them to an external sign-in and back. */
const MOST_CHARACTERS = 1500;

// Plain words between slashes, so that nothing a browser might read as another site ('//', '/\', '/.//') passes.
const SCREEN =
  /^\/(?!(?:api|login|register|forgot-password|reset-password)(?:[/?#]|$))[a-z0-9-]+(?:\/[\w-]+)*(?:[?#][!-~]*)?$/;

/** The screen to open after signing in: always one of this app, even if the address names another site. */
export function destination(next: unknown): string {
  return typeof next === 'string' && next.length <= MOST_CHARACTERS && SCREEN.test(next)
    ? next
    : FIRST_SCREEN;
}
