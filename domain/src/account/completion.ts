interface AccountState {
  hasPassword: boolean;
  isEmailVerified: boolean;
  isTwoFactorEnabled: boolean;
}

/** How much of what protects an account is in place, in percent. The privacy level always has a value. */
export function accountPercent({ hasPassword, isEmailVerified, isTwoFactorEnabled }: AccountState): number {
  const parts = [hasPassword, isEmailVerified, isTwoFactorEnabled, true];
  return Math.round((parts.filter(Boolean).length / parts.length) * 100);
}
