import { EffectDialog } from '../form/EffectDialog.tsx';
import type { FirstSymptom } from './FrequentSymptoms.tsx';

interface Props {
  /** The one chosen before, if any. */
  first: FirstSymptom | null;
  onClose: () => void;
}

/** Symptoms over any screen; their questions and notices are those of the screen of the effects. */
export function RecordSymptom({ first, onClose }: Props) {
  return <EffectDialog effect={null} first={first} onClose={onClose} />;
}
