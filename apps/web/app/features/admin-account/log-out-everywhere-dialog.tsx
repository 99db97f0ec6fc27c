import { LOG_OUT_EVERYWHERE } from '#copy/admin-account.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

import { useLogOutEverywhere } from './use-log-out-everywhere.ts';

export function LogOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending } = useLogOutEverywhere();

  return (
    <ConfirmDialog
      title={LOG_OUT_EVERYWHERE.title}
      confirm={isPending ? LOG_OUT_EVERYWHERE.busy : LOG_OUT_EVERYWHERE.open}
      isBusy={isPending}
      onConfirm={() => mutate({})}
      onCancel={onClose}
    >
      <p>{LOG_OUT_EVERYWHERE.text}</p>
    </ConfirmDialog>
  );
}
