import { exportFormatSchema, type ExportQuery } from '@second-bell/contract';
import { ChevronDown, Download } from 'lucide-react';

import { EXPORT, EXPORT_FORMATS } from '#copy/admin-export.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

import { useExport } from './use-export.ts';

const ITEMS = exportFormatSchema.options.map((id) => ({ id, ...EXPORT_FORMATS[id] }));

/** Questions as a file, in a format to choose: everything, or what hangs below one row. */
export function ExportMenu({ scope }: { scope: Omit<ExportQuery, 'format'> }) {
  const { mutate, isPending } = useExport();

  return (
    <Menu items={ITEMS} onChoose={(format) => mutate({ query: { ...scope, format } })}>
      <Button intent="secondary" aria-busy={isPending}>
        <Download aria-hidden="true" />
        {isPending ? EXPORT.busy : EXPORT.open}
        <ChevronDown aria-hidden="true" />
      </Button>
    </Menu>
  );
}
