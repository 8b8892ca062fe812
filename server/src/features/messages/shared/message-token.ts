import { Problem } from '@leveza/contract/problem.ts';
import type { Vault } from '../../../services/vault/vault.ts';

/** A token is good for one purpose: one that answers a dose cannot end the mails, and the other way round. */
type Purpose = 'answer' | 'unsubscribe' | 'carer';

/**
 * Names something of a patient to the holder of the message, until it expires. It is sealed, so that it can neither be
 * made nor changed nor read, and short enough for a button of WhatsApp (128 characters).
 */
export function messageToken(
  vault: Vault,
  purpose: Purpose,
  { id, expires }: { id: string; expires: Date },
): string {
  const seconds = Math.floor(expires.getTime() / 1000).toString(36);
  return vault.sealText(`${id.replaceAll('-', '')}${seconds}`, aboutOf(purpose));
}

/** The id a token was made for; refused when it is none, is for another purpose, or has expired. */
export function readMessageToken(vault: Vault, purpose: Purpose, token: string, now: Date): string {
  const { id, expires } = openMessageToken(vault, purpose, token);
  if (expires < now) throw new Problem('link-spent');
  return id;
}

/** The same of a token that may have expired: its caller knows the moment at which it has to hold. */
export function openMessageToken(
  vault: Vault,
  purpose: Purpose,
  token: string,
): { id: string; expires: Date } {
  const opened = open(vault, purpose, token);
  const [, id, seconds] = /^([\da-f]{32})([\da-z]+)$/.exec(opened ?? '') ?? [];
  if (!id || !seconds) throw new Problem('link-spent');
  return {
    id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expires: new Date(Number.parseInt(seconds, 36) * 1000),
  };
}

function open(vault: Vault, purpose: Purpose, token: string): string | null {
  try {
    return vault.openText(token, aboutOf(purpose));
  } catch {
    return null;
  }
}

const aboutOf = (purpose: Purpose) => `message ${purpose}`;
