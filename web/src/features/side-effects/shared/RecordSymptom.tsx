import { EffectDialog } from '../form/EffectDialog.tsx';

/** A symptom over any screen; its questions and notices are those of the screen of the effects. */
export function RecordSymptom({ onClose }: { onClose: () => void }) {
  return <EffectDialog effect={null} onClose={onClose} />;
}
