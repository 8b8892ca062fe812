import { Notice } from '../../../ui/Notice.tsx';

/** Shown beside advice about a record that did not reach the server. */
export function UnsavedNotice() {
  return (
    <Notice tone="info" title="O registro não foi salvo">
      Ao fechar, você volta ao que preencheu e pode tentar de novo. As orientações valem mesmo assim.
    </Notice>
  );
}
