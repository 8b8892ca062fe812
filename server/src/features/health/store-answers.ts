import type { Vault } from '../../services/vault/vault.ts';

const KEPT_MS = 30_000;
const PATIENCE_MS = 2000;

/** Whether the store of files answers. Anybody may ask for the health, so the store is asked twice a minute at most. */
export function storeAnswers(vault: Pick<Vault, 'label'>, now = Date.now): () => Promise<boolean> {
  let askedAt = -Infinity;
  let answer: Promise<boolean>;
  return () => {
    if (now() - askedAt >= KEPT_MS) {
      askedAt = now();
      answer = Promise.race([vault.label().then(yes, no), late()]);
    }
    return answer;
  };
}

const yes = () => true;
const no = () => false;

function late(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
}
