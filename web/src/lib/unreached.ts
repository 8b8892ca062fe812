import { Problem } from '@leveza/contract/problem.ts';

/** True only as long as the device has no connection. */
export const NO_CONNECTION = 'Você está sem internet. Tente de novo quando a conexão voltar.';

/**
 * The refusal of a call that never reached the server, in the words of the banner. The specification's own sentence is
 * that of sign-in and registration, which say it by its code.
 */
export const unreached = (cause: unknown) =>
  new Problem('offline', {
    cause,
    message: navigator.onLine
      ? 'O Leveza não está respondendo. Confira sua internet e tente de novo.'
      : NO_CONNECTION,
  });
