import type { AdminProduct } from '@second-bell/contract';
import { Pencil, Plus, Shapes, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { contentPath, PRODUCTS_TEXT } from '#copy/admin.ts';
import { type OpenDialog, withFreshRow } from '#lib/open-dialog.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ROW_LOOK, RowAction } from '#ui/row.tsx';

import { ContentRow } from './content-row.tsx';
import type { ContentSlots } from './content-slots.ts';
import { countsOf } from './counts.ts';
import { LevelHeader } from './level-header.tsx';
import type { Crumb } from './place.ts';
import { ProductDialogs } from './product-dialogs.tsx';

type ProductsLevelProps = {
  crumbs: readonly Crumb[];
  products: readonly AdminProduct[];
  slots: ContentSlots;
};

/** Level 1. */
export function ProductsLevel({ crumbs, products, slots }: ProductsLevelProps) {
  const [dialog, setDialog] = useState<OpenDialog<AdminProduct>>();

  return (
    <>
      <LevelHeader
        crumbs={crumbs}
        text={PRODUCTS_TEXT}
        actions={
          <>
            {slots.exportMenu({})}
            <Button onClick={() => setDialog({ kind: 'create' })}>
              <Plus aria-hidden="true" />
              Add Product
            </Button>
          </>
        }
      />
      {products.length === 0 ? (
        <EmptyState icon={Shapes} title="No products yet">
          Add the first exam that your learners prepare for.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {products.map((product) => (
            <li key={product.id} className={ROW_LOOK}>
              <ProductRow product={product} onOpen={setDialog} />
            </li>
          ))}
        </ul>
      )}
      <ProductDialogs dialog={withFreshRow(dialog, products)} onClose={() => setDialog(undefined)} />
    </>
  );
}

type ProductRowProps = { product: AdminProduct; onOpen: (dialog: OpenDialog<AdminProduct>) => void };

function ProductRow({ product, onOpen }: ProductRowProps) {
  const { id, name, description } = product;

  return (
    <ContentRow
      name={name}
      to={contentPath({ productId: id })}
      description={description}
      facts={countsOf(product)}
      actions={
        <>
          <RowAction
            icon={Pencil}
            label="Edit"
            name={name}
            onClick={() => onOpen({ kind: 'edit', row: product })}
          />
          <RowAction
            icon={Trash2}
            label="Delete"
            name={name}
            onClick={() => onOpen({ kind: 'delete', row: product })}
          />
        </>
      }
    />
  );
}
