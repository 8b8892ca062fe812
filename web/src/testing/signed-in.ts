import { vi } from 'vitest';
import { ANA } from './patient.ts';

/** The mark of the browser that Ana is signed in: without it the device keeps nothing for her. */
export const markSignedIn = () =>
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`__Host-leveza-user=${ANA.id}`);
