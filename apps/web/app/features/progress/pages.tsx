import { Button } from '#ui/button.tsx';

type PagesProps = {
  /** Of the list that is paged through. */
  name: string;
  /** From 1. */
  page: number;
  total: number;
  perPage: number;
  onPage: (page: number) => void;
};

/** The way through a list that comes page by page; nothing where there is one page. */
export function Pages({ name, page, total, perPage, onPage }: PagesProps) {
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;

  return (
    <nav aria-label={name} className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Button intent="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <p role="status" className="text-small">
        Page {page} of {last}
      </p>
      <Button intent="secondary" size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
