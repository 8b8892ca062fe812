import { giveConsent } from './auth/consent.ts';
import { forgotPassword, resetPassword } from './auth/password-reset.ts';
import { register } from './auth/register.ts';
import { login, logout, readSignInOptions, refresh, startDemo } from './auth/session.ts';
import { createProduct, listProducts, readProduct } from './catalog.ts';
import { readHeadline } from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import { readHealth } from './health.ts';
import { listNotifications, readAllNotifications, readNotification } from './notifications.ts';
import { readMe, readProfile } from './profile.ts';

/**
 * Every call there is, by its verb. The API page, the ownership matrix and the fuzz are made from this list;
 * the server refuses to start with a call that is not in it.
 */
export const ENDPOINTS = {
  readHealth,
  register,
  login,
  refresh,
  logout,
  startDemo,
  readSignInOptions,
  forgotPassword,
  resetPassword,
  giveConsent,
  readMe,
  readProfile,
  listNotifications,
  readNotification,
  readAllNotifications,
  readHeadline,
  listProducts,
  readProduct,
  createProduct,
} as const satisfies Record<string, Endpoint>;
