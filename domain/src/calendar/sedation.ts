import { searchText } from '../catalog/search-text.ts';
import type { AppointmentKind } from './appointment-kinds.ts';

const KINDS: readonly AppointmentKind[] = ['cirurgia', 'procedimento'];
/** An endoscopy is often entered as an exam. */
const WORDS = [
  'endoscop',
  'colonoscop',
  'broncoscop',
  'transesofagic',
  'cateterism',
  'lipoaspira',
  'bariatric',
  'cesarea',
  'sedacao',
  'anestesia',
  'cirurgia',
];
/** Short names of an upper endoscopy and of one of the bile ducts, as whole words. */
const SHORT = /\b(eda|cpre)\b/;

/** Whether anesthesia or sedation is likely, so that the team has to know about a GLP-1. */
export function mayBeSedated({ kind, title }: { kind: AppointmentKind; title: string }): boolean {
  const name = searchText(title);
  return KINDS.includes(kind) || SHORT.test(name) || WORDS.some((word) => name.includes(word));
}
