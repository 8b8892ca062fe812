import { z } from '../zod.ts';

/** The code at sign-in, or a recovery code. Alone in its file: every page loads it, and none of the settings around it. */
export const SignInCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^(\d{6}|[a-z2-7]{16})$/, 'Digite os 6 números do aplicativo ou um código de recuperação'),
  );
