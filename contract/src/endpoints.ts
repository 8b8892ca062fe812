import { listAccess } from './account/access-log.ts';
import { deleteAccount } from './account/deletion.ts';
import { exportData, importData } from './account/portability.ts';
import { readAccount, updateAccount } from './account/settings.ts';
import { changePassword } from './auth/change-password.ts';
import { giveConsent, listConsents, withdrawConsent } from './auth/consent.ts';
import { changeEmail, confirmEmail, verifyEmail } from './auth/email.ts';
import { forgotPassword, resetPassword } from './auth/password-reset.ts';
import { register } from './auth/register.ts';
import { login, logout, readSignInOptions, refresh, startDemo } from './auth/session.ts';
import { endOtherSessions, endSession, listSessions } from './auth/sessions.ts';
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from './auth/two-factor.ts';
import { aiSearch, findByEan, readSearchOptions } from './catalog/search.ts';
import { createProduct, listProducts, readProduct } from './catalog/catalog.ts';
import { readDashboard, readHeadline } from './dashboard.ts';
import {
  listApplications,
  readApplication,
  registerApplication,
  changeApplication,
  deleteApplication,
} from './applications/applications.ts';
import {
  readApplicationsOverview,
  readDoseDay,
  skipDose,
  undoSkip,
  changeApplicationSettings,
} from './applications/doses.ts';
import { recordPastApplications, undoPastApplications } from './applications/past.ts';
import { changeZone } from './rotation.ts';
import { readLevel } from './level.ts';
import { readGlp1Catalog } from './pens/catalog.ts';
import { listInteractions, dismissInteraction } from './interactions.ts';
import { readPenSupply } from './supply.ts';
import { listPens, readPen, addPen, changePen, deletePen, restorePen } from './pens/pens.ts';
import { listPenMovements, recordPenMovement, undoPenMovement } from './pens/movements.ts';
import {
  listPrescriptions,
  addPrescription,
  changePrescription,
  deletePrescription,
  attachPrescriptionFile,
  readPrescriptionFile,
} from './prescriptions.ts';
import {
  addMeasurement,
  changeMeasurement,
  deleteMeasurement,
  importWeights,
  listMeasurements,
  readMeasurement,
  readMeasurementSummary,
  undoImport,
} from './measurements.ts';
import {
  addSideEffect,
  changeSideEffect,
  deleteSideEffect,
  listSideEffects,
  readSideEffect,
  readSideEffectSummary,
} from './side-effects.ts';
import type { Endpoint } from './endpoint.ts';
import { readHealth } from './health.ts';
import {
  addItem,
  changeItem,
  deleteItem,
  listInventory,
  listMovements,
  readItem,
  recordMovement,
  restoreItem,
} from './inventory/inventory.ts';
import { listNotifications, readAllNotifications, readNotification } from './notifications.ts';
import { readAvatar, removeAvatar, uploadAvatar } from './profile/avatar.ts';
import { readMe, readProfile, readProgress } from './profile/profile.ts';
import { updateProfile } from './profile/update-profile.ts';
import { deleteUse, listUses, registerUse } from './usage.ts';

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
  changePassword,
  startTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  disableTwoFactor,
  changeEmail,
  verifyEmail,
  confirmEmail,
  listSessions,
  endSession,
  endOtherSessions,
  listConsents,
  giveConsent,
  withdrawConsent,
  readAccount,
  updateAccount,
  listAccess,
  exportData,
  importData,
  deleteAccount,
  readMe,
  readProfile,
  updateProfile,
  readProgress,
  uploadAvatar,
  readAvatar,
  removeAvatar,
  listNotifications,
  readNotification,
  readAllNotifications,
  readHeadline,
  readDashboard,
  listProducts,
  readProduct,
  createProduct,
  readSearchOptions,
  aiSearch,
  findByEan,
  listInventory,
  readItem,
  addItem,
  changeItem,
  deleteItem,
  restoreItem,
  listMovements,
  recordMovement,
  registerUse,
  listUses,
  deleteUse,
  readGlp1Catalog,
  readPenSupply,
  listPens,
  readPen,
  addPen,
  changePen,
  deletePen,
  restorePen,
  listPenMovements,
  recordPenMovement,
  undoPenMovement,
  listApplications,
  readApplication,
  registerApplication,
  changeApplication,
  deleteApplication,
  recordPastApplications,
  undoPastApplications,
  readApplicationsOverview,
  readDoseDay,
  skipDose,
  undoSkip,
  changeApplicationSettings,
  changeZone,
  readLevel,
  listInteractions,
  dismissInteraction,
  listPrescriptions,
  addPrescription,
  changePrescription,
  deletePrescription,
  attachPrescriptionFile,
  readPrescriptionFile,
  listMeasurements,
  readMeasurement,
  addMeasurement,
  changeMeasurement,
  deleteMeasurement,
  readMeasurementSummary,
  importWeights,
  undoImport,
  listSideEffects,
  readSideEffect,
  addSideEffect,
  changeSideEffect,
  deleteSideEffect,
  readSideEffectSummary,
} as const satisfies Record<string, Endpoint>;
