import type { AdminProduct } from '@second-bell/contract';
import { calls } from '@second-bell/contract/calls';

import { CONTENT_NOTICES } from '#copy/admin.ts';
import type { OpenDialog } from '#lib/open-dialog.ts';
import { useCreate } from '#lib/use-create.ts';
import { useEdit } from '#lib/use-edit.ts';

import { takenAlong } from './counts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';

const { createProduct, updateProduct, deleteProduct } = calls.productAdministration;

type ProductDialogsProps = { dialog: OpenDialog<AdminProduct> | undefined; onClose: () => void };

export function ProductDialogs({ dialog, onClose }: ProductDialogsProps) {
  if (dialog?.kind === 'create') return <CreateProduct onClose={onClose} />;
  if (dialog?.kind === 'edit') return <EditProduct product={dialog.row} onClose={onClose} />;
  if (dialog?.kind !== 'delete') return null;

  return (
    <DeleteDialog
      kind="product"
      row={dialog.row}
      below={takenAlong(dialog.row)}
      call={deleteProduct}
      notices={CONTENT_NOTICES.deleteProduct}
      onClose={onClose}
    />
  );
}

function CreateProduct({ onClose }: { onClose: () => void }) {
  const saving = useCreate(createProduct, {
    notices: CONTENT_NOTICES.createProduct,
    parent: {},
    onDone: onClose,
  });

  return <NameDialog title="Add Product" submit="Create Product" saving={saving} onClose={onClose} />;
}

function EditProduct({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const saving = useEdit(updateProduct, {
    row: product,
    notices: CONTENT_NOTICES.updateProduct,
    onDone: onClose,
  });

  return (
    <NameDialog title="Edit Product" submit="Save Product" row={product} saving={saving} onClose={onClose} />
  );
}
