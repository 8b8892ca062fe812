import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import type { PlanChanges } from './use-plan-changes.ts';

/** A GLP-1 plan that goes on may take the place of another one. */
export function ResumeQuestion({ changes }: { changes: PlanChanges }) {
  const { resumeQuestion, isResuming, confirmResume, forgetResume } = changes;
  return (
    resumeQuestion && (
      <div className="px-4 pb-4">
        <ConfirmInline
          question={resumeQuestion.message}
          confirmLabel="Retomar"
          tone="attention"
          isPending={isResuming}
          onConfirm={confirmResume}
          onCancel={forgetResume}
        />
      </div>
    )
  );
}
