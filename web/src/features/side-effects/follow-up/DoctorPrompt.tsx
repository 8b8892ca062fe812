import { Notice } from '../../../ui/Notice.tsx';

/** From 'Intenso' on (specification, second document, section 9). */
export function DoctorPrompt() {
  return (
    <Notice tone="attention" title="Fale com seu médico">
      Um efeito intenso merece uma conversa com quem acompanha você. Conte o que sentiu, quando começou e qual
      foi a última dose.
    </Notice>
  );
}
